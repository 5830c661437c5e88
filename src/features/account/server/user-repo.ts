import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface UserRow {
  readonly id: UserId;
  readonly siteId: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly status: 'not_confirmed' | 'active' | 'deleted' | 'held';
  readonly operator: boolean;
  readonly paidUser: boolean;
  readonly notificationsDisabled: readonly string[];
  readonly signupDate: Date;
}

const statuses = ['not_confirmed', 'active', 'deleted', 'held'] as const;

const select = (db: Db | Tx) => db.selectFrom('users').selectAll();
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toUser(row: Selected): UserRow {
  const status = statuses.find((known) => known === row.status);
  if (!status) throw new Error(`user ${row.id} has status ${row.status}`);
  return {
    id: userId(row.id),
    siteId: row.site_id,
    email: row.email,
    passwordHash: row.password_hash,
    language: pickLanguage(row.language),
    status,
    operator: row.role === 'operator',
    paidUser: row.paid_user,
    notificationsDisabled: row.notifications_disabled,
    signupDate: row.signup_date,
  };
}

export async function findUser(db: Db | Tx, id: UserId): Promise<UserRow | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Also makes other transactions that lock this user wait for the end of this one. */
export async function lockUser(tx: Tx, id: UserId): Promise<UserRow | null> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toUser(row) : null;
}

/** `email` in any case. */
export async function findUserByEmail(db: Db | Tx, site: SiteId, email: string): Promise<UserRow | null> {
  const row = await select(db).where('site_id', '=', site).where('email', '=', email.trim().toLowerCase()).executeTakeFirst();
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

/** Null: the address is taken on this site. */
export async function insertUser(db: Db | Tx, user: NewUser): Promise<UserId | null> {
  const row = await db
    .insertInto('users')
    .values({
      site_id: user.site,
      email: user.email.trim().toLowerCase(),
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

/** What the user is called by others. */
export async function findName(db: Db | Tx, user: UserId): Promise<string> {
  const { name } = await db.selectFrom('profiles').select('name').where('user_id', '=', user).executeTakeFirstOrThrow();
  return name;
}

export async function setLanguage(db: Db, user: UserId, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', user).execute();
}

export async function setPasswordHash(db: Db, user: UserId, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user).execute();
}

/** Any completed purchase makes the buyer premium, for good. */
export async function markPaidUser(db: Db | Tx, user: UserId): Promise<void> {
  await db.updateTable('users').set({ paid_user: true }).where('id', '=', user).execute();
}

export async function grantRole(db: Db, user: UserId, role: 'operator' | null): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', user).execute();
}

/** False: was active already, or may not become so. */
export async function activateUser(tx: Tx, user: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', user)
    .where('status', '=', 'not_confirmed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable('profiles').set({ status: 'active', updated_at: now }).where('user_id', '=', user).execute();
  return true;
}
