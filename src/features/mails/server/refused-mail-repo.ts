import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface RefusedMail {
  readonly kind: string;
  readonly at: Date;
  readonly reason: 'refused' | 'unreachable';
}

/** Keeps that a mail to a member has not arrived; to others nothing is kept. One row a kind and day, with the newest try. */
export async function keepRefusedMail(
  db: Db,
  { site, to, kind, at, reason }: RefusedMail & { readonly site: SiteId; readonly to: string },
): Promise<void> {
  await sql`
    INSERT INTO refused_mails (user_id, kind, day, at, reason)
    SELECT u.id, ${kind}, (${at}::timestamptz AT TIME ZONE 'UTC')::date, ${at}, ${reason}
    FROM users u WHERE u.site_id = ${site} AND u.email = ${to}
    ON CONFLICT (user_id, kind, day) DO UPDATE SET at = excluded.at, reason = excluded.reason`.execute(db);
}

/** The newest first. */
export async function listRefusedMails(db: Db, user: UserId, limit: number): Promise<RefusedMail[]> {
  const { rows } = await sql<{ kind: string; at: Date; reason: string }>`
    SELECT kind, at, reason FROM refused_mails WHERE user_id = ${user} ORDER BY at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ reason, ...mail }) => ({ ...mail, reason: reason === 'refused' ? 'refused' : 'unreachable' }));
}

export async function deleteOldRefusedMails(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM refused_mails WHERE day < (${before}::timestamptz AT TIME ZONE 'UTC')::date`.execute(db);
}
