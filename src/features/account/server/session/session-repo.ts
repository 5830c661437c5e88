import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Milliseconds without use after which a session ends, even within its 30 days. */
export const idleMs = 14 * 24 * 3_600_000;

/** Milliseconds after which an account that never paid may start costly work like one that has paid. */
const establishedMs = 7 * 24 * 3_600_000;

const idleSince = (now: Date): Date => new Date(now.getTime() - idleMs);

export interface SessionRow {
  readonly sessionId: number;
  readonly userId: UserId;
  readonly established: boolean;
  /** A decision has closed the account. */
  readonly closed: boolean;
  usedAt: Date;
}

const session = compiledQuery((db, { site, tokenHash, now, idle }: { site: SiteId; tokenHash: Buffer; now: Date; idle: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.used_at', 'users.paid_user', 'users.signup_date', 'users.status'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.used_at', '>', idle)
    .where('users.site_id', '=', site)
    .where('users.status', '<>', 'deleted')
    .compile(),
);

/** Runs with every request whose session is not cached. */
export async function findSession(db: Db | Tx, site: SiteId, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  const {
    rows: [row],
  } = await db.executeQuery(session(db, { site, tokenHash, now, idle: idleSince(now) }));
  if (row === undefined) return null;
  return {
    sessionId: row.id,
    userId: userId(row.user_id),
    established: row.paid_user || now.getTime() - row.signup_date.getTime() >= establishedMs,
    closed: row.status !== 'active' && row.status !== 'not_confirmed',
    usedAt: row.used_at,
  };
}

export async function insertSession(
  db: Db | Tx,
  user: UserId,
  tokenHash: Buffer,
  { userAgent, country }: { readonly userAgent: string; readonly country: string | null },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ user_id: user, token_hash: tokenHash, user_agent: userAgent, country, created_at: now, used_at: now, expires_at: expiresAt })
    .execute();
}

/**
 * Also sets `last_active_at`, by which members are sorted. Committed asynchronously: the request does not wait for the disk, and
 * losing the last few updates in a crash is harmless.
 */
export async function touchSession(db: Db, session: number, user: UserId, now: Date): Promise<void> {
  await sql`
    WITH soon AS (SELECT set_config('synchronous_commit', 'off', true)),
      used AS (UPDATE sessions SET used_at = ${now} FROM soon WHERE id = ${session})
    UPDATE profiles SET last_active_at = ${now}, updated_at = ${now} WHERE user_id = ${user}`.execute(db);
}

interface EndedSession {
  readonly session: number;
  readonly user: UserId;
}

/** Deletes the session with this token, of any user of this site; null when there is none. */
export async function deleteSessionWithToken(db: Db | Tx, site: SiteId, tokenHash: Buffer): Promise<EndedSession | null> {
  const row = await db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.site_id', '=', site)
    .where('sessions.token_hash', '=', tokenHash)
    .returning(['sessions.id', 'sessions.user_id'])
    .executeTakeFirst();
  return row === undefined ? null : { session: row.id, user: userId(row.user_id) };
}

export async function hasSession(db: Db, user: UserId, session: number): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', session).where('user_id', '=', user).executeTakeFirst();
  return row !== undefined;
}

/** False when the user has no such session. */
export async function deleteSession(db: Db | Tx, user: UserId, session: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', session).where('user_id', '=', user).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the user's sessions except one; returns the deleted ids. */
export async function deleteSessions(db: Db | Tx, user: UserId, except: number | null): Promise<number[]> {
  let query = db.deleteFrom('sessions').where('user_id', '=', user);
  if (except !== null) query = query.where('id', '<>', except);
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}

export interface ListedSession {
  readonly id: number;
  readonly userAgent: string;
  /** ISO 3166-1 alpha-2 of where it began; null when unknown. */
  readonly country: string | null;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

/** Sessions that have not ended, newest first. */
export async function listSessions(db: Db, user: UserId, now: Date): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at', 'used_at'])
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince(now))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    country: row.country,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
}
