import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { NoticeReason } from '../contract/rules.ts';

export interface StoredNotice {
  readonly number: string;
  readonly dueAt: Date;
}

/** The content of a member's page at the time of the notice. */
export interface NoticeEvidence {
  readonly name: string;
  readonly about: string;
  /** Names of files. */
  readonly photos: readonly string[];
}

/** Serialises the notices from a network until the transaction ends. */
export const lockNetwork = (tx: Tx, network: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`notices:${network}`}, 0))`.execute(tx);

export async function findNotice(tx: Db | Tx, site: SiteId, clientId: string): Promise<StoredNotice | null> {
  const row = await tx
    .selectFrom('notices')
    .select(['number', 'due_at'])
    .where('site_id', '=', site)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row === undefined ? null : { number: row.number, dueAt: row.due_at };
}

/** Times of the notices since then of a network, or of all those in a /48, newest first, at most `limit`. */
export async function noticeTimes(tx: Tx, network: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('notices')
    .select('created_at')
    .where((eb) =>
      network.endsWith('::/48') ? eb('network', 'like', `${network.slice(0, -'::/48'.length)}:%`) : eb('network', '=', network),
    )
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

/** A member of the site whom others can see; null for any other. */
export async function findShownMember(tx: Tx, site: SiteId, member: UserId): Promise<Pick<NoticeEvidence, 'name' | 'about'> | null> {
  const row = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.name', 'profiles.about'])
    .where('profiles.user_id', '=', member)
    .where('users.site_id', '=', site)
    .where('profiles.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

interface NewNotice {
  readonly site: SiteId;
  readonly number: string;
  readonly clientId: string;
  readonly user: UserId | null;
  readonly name: string;
  readonly email: string;
  readonly network: string;
  readonly reason: NoticeReason;
  readonly place: string;
  readonly text: string;
  readonly language: Language;
  readonly reported: UserId | null;
  readonly evidence: NoticeEvidence | null;
  readonly now: Date;
  readonly dueAt: Date;
}

/** Null when the number or the client id is taken. */
export async function insertNotice(tx: Tx, notice: NewNotice): Promise<StoredNotice | null> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notices')
    .values({
      site_id: notice.site,
      number: notice.number,
      client_id: notice.clientId,
      user_id: notice.user,
      name: notice.name,
      email: notice.email,
      network: notice.network,
      reason: notice.reason,
      place: notice.place,
      text: notice.text,
      language: notice.language,
      reported_id: notice.reported,
      evidence: notice.evidence === null ? null : sql`${JSON.stringify(notice.evidence)}::jsonb`,
      created_at: notice.now,
      due_at: notice.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? { number: notice.number, dueAt: notice.dueAt } : null;
}

/** The networks of notices from before then are no longer needed for any limit. */
export async function forgetNetworks(db: Db, before: Date): Promise<void> {
  await db.updateTable('notices').set({ network: null }).where('network', 'is not', null).where('created_at', '<', before).execute();
}

/**
 * When an account is erased: removes the sender from its own notices, and from notices about it the evidence that no case needs: that of a
 * case goes with the case. The notices themselves stay, because the operator has to account for the decisions.
 */
export async function eraseNotices(tx: Tx, user: UserId): Promise<void> {
  await tx.updateTable('notices').set({ name: '', email: '', network: null, user_id: null }).where('user_id', '=', user).execute();
  await sql`
    UPDATE notices SET reported_id = NULL, evidence = CASE WHEN EXISTS (
      SELECT FROM case_sources s JOIN cases c ON c.id = s.case_id AND c.evidence_erased_at IS NULL WHERE s.notice_id = notices.id) THEN evidence END
    WHERE reported_id = ${user}`.execute(tx);
}
