import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { normalizeEmail } from '../../contract/rules.ts';
import { type UserStatus, userStatuses } from './status-transitions.ts';

export interface UserRow {
  readonly id: UserId;
  readonly siteId: SiteId;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly status: UserStatus;
  /** Null unless the account is deleted. */
  readonly deletedAt: Date | null;
  /** The status before the deletion. */
  readonly deletedFrom: Exclude<UserStatus, 'deleted'> | null;
  /** Of an account that a decision has closed: the status to which it comes back, the decision's number, and until when. */
  readonly closedFrom: 'not_confirmed' | 'active' | null;
  readonly closedBy: string | null;
  readonly closedUntil: Date | null;
  readonly paidUser: boolean;
  /** Notification types for which the member has turned off mails and push notifications. */
  readonly mailOff: readonly string[];
  readonly pushOff: readonly string[];
  readonly signupDate: Date;
}

// Listed explicitly, because the text of a prepared statement must not change with the table.
const columns = [
  'id',
  'site_id',
  'email',
  'password_hash',
  'language',
  'status',
  'deleted_at',
  'deleted_from',
  'closed_from',
  'closed_by',
  'closed_until',
  'role',
  'paid_user',
  'mail_off',
  'push_off',
  'signup_date',
] as const;
const select = (db: Db | Tx) => db.selectFrom('users').select(columns);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const closable = userStatuses.filter((status) => status !== 'deleted');

function toUser(row: Selected): UserRow {
  const status = userStatuses.find((candidate) => candidate === row.status);
  if (!status) throw new Error(`user ${row.id} has status ${row.status}`);
  return {
    id: userId(row.id),
    siteId: siteId(row.site_id),
    email: row.email,
    passwordHash: row.password_hash,
    language: pickLanguage(row.language),
    status,
    deletedAt: row.deleted_at,
    deletedFrom: closable.find((candidate) => candidate === row.deleted_from) ?? null,
    closedFrom: row.closed_from === 'active' || row.closed_from === 'not_confirmed' ? row.closed_from : null,
    closedBy: row.closed_by,
    closedUntil: row.closed_until,
    paidUser: row.paid_user,
    mailOff: row.mail_off,
    pushOff: row.push_off,
    signupDate: row.signup_date,
  };
}

const userById = compiledQuery((db, { id }: { id: UserId }) => select(db).where('id', '=', id).compile());

export async function findUser(db: Db | Tx, id: UserId): Promise<UserRow | null> {
  const {
    rows: [row],
  } = await db.executeQuery(userById(db, { id }));
  return row ? toUser(row) : null;
}

/**
 * Locks the user's row until the transaction ends. A transaction that changes anything else of a user, above all sessions and links,
 * locks the user first: this lock order prevents deadlocks.
 */
export async function lockUser(tx: Tx, id: UserId): Promise<UserRow | null> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toUser(row) : null;
}

/** `email`: as typed. */
export async function findUserByEmail(db: Db | Tx, site: SiteId, email: string): Promise<UserRow | null> {
  const row = await select(db).where('site_id', '=', site).where('email', '=', normalizeEmail(email)).executeTakeFirst();
  return row ? toUser(row) : null;
}

export interface NewUser {
  readonly site: SiteId;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly status: 'not_confirmed' | 'active';
  readonly signupDate: Date;
}

/** Null when the address is taken on this site. */
export async function insertUser(db: Db | Tx, user: NewUser): Promise<UserId | null> {
  const row = await db
    .insertInto('users')
    .values({
      site_id: user.site,
      email: normalizeEmail(user.email),
      password_hash: user.passwordHash,
      language: user.language,
      status: user.status,
      signup_date: user.signupDate,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row ? userId(row.id) : null;
}

/** The display name of the user. */
export async function findName(db: Db | Tx, user: UserId): Promise<string> {
  const { name } = await db.selectFrom('profiles').select('name').where('user_id', '=', user).executeTakeFirstOrThrow();
  return name;
}

/** The data that the user's password may not consist of. */
export async function findOwner(db: Db | Tx, user: UserId): Promise<{ readonly email: string; readonly name: string }> {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.email', 'profiles.name'])
    .where('users.id', '=', user)
    .executeTakeFirstOrThrow();
}

export async function setLanguage(db: Db | Tx, user: UserId, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', user).execute();
}

/** Undefined fields stay unchanged. */
export interface Privacy {
  readonly hideOnline: boolean | undefined;
  readonly hideFromSearch: boolean | undefined;
  readonly showToVisitors: boolean | undefined;
  readonly mailName: boolean | undefined;
  readonly mailPhoto: boolean | undefined;
}

export async function setPrivacy(tx: Tx, user: UserId, privacy: Privacy, now: Date): Promise<void> {
  const { hideOnline, hideFromSearch, showToVisitors, mailName, mailPhoto } = privacy;
  await tx
    .updateTable('profiles')
    .set({
      updated_at: now,
      ...(hideOnline === undefined ? {} : { hide_online: hideOnline }),
      ...(hideFromSearch === undefined ? {} : { hide_from_search: hideFromSearch }),
      ...(mailName === undefined ? {} : { mail_name: mailName }),
      ...(mailPhoto === undefined ? {} : { mail_photo: mailPhoto }),
      ...(showToVisitors === undefined ? {} : { show_to_visitors: showToVisitors, visitors_answered_at: now }),
    })
    .where('user_id', '=', user)
    .execute();
}

export async function setPasswordHash(db: Db | Tx, user: UserId, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user).execute();
}

/** `email`: as returned by `normalizeEmail`. False when another account of the site has it. */
export async function setEmail(tx: Tx, user: UserId, email: string): Promise<boolean> {
  await sql`SAVEPOINT set_email`.execute(tx);
  try {
    await tx.updateTable('users').set({ email }).where('id', '=', user).execute();
    return true;
  } catch (error) {
    // The unique index decides, so that only one of two accounts gets an address that both request at the same time.
    if (!isUniqueViolation(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT set_email`.execute(tx);
    return false;
  }
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** Makes a buyer a paid user after a completed purchase. `refreshPremium` of payments decides for how long. */
export async function markPaidUser(db: Db | Tx, user: UserId): Promise<void> {
  await db.updateTable('users').set({ paid_user: true }).where('id', '=', user).execute();
}

export async function setPaidUser(tx: Tx, user: UserId, paid: boolean): Promise<void> {
  await tx.updateTable('users').set({ paid_user: paid }).where('id', '=', user).execute();
}
