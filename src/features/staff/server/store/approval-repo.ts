import { sql } from 'kysely';
import { type SiteId, siteId, type StaffId, staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface ApprovalRow {
  readonly id: number;
  readonly kind: string;
  readonly site: SiteId;
  readonly subject: string | null;
  readonly request: unknown;
  readonly hash: string;
  readonly askedBy: StaffId;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: StaffId | null;
  readonly approved: boolean;
  readonly answerWords: string | null;
  readonly lapsedAt: Date | null;
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('approvals')
    .select(['id', 'kind', 'site_id', 'subject', 'request', 'hash', 'asked_by', 'asked_at', 'expires_at'])
    .select(['answered_at', 'approved_by', 'refused_by', 'answer_words', 'lapsed_at']);

type Selected = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const rowOf = (row: Selected): ApprovalRow => ({
  id: row.id,
  kind: row.kind,
  site: siteId(row.site_id),
  subject: row.subject,
  request: row.request,
  hash: row.hash,
  askedBy: staffId(row.asked_by),
  askedAt: row.asked_at,
  expiresAt: row.expires_at,
  answeredAt: row.answered_at,
  answeredBy: answererOf(row.approved_by ?? row.refused_by),
  approved: row.approved_by !== null,
  answerWords: row.answer_words,
  lapsedAt: row.lapsed_at,
});

const answererOf = (id: number | null): StaffId | null => (id === null ? null : staffId(id));

type NewApproval = Omit<ApprovalRow, 'id' | 'answeredAt' | 'answeredBy' | 'approved' | 'answerWords' | 'lapsedAt'>;

export async function insertApproval(tx: Tx, row: NewApproval): Promise<number> {
  const { id } = await tx
    .insertInto('approvals')
    .values({
      kind: row.kind,
      site_id: row.site,
      subject: row.subject,
      request: JSON.stringify(row.request),
      hash: row.hash,
      asked_by: row.askedBy,
      asked_at: row.askedAt,
      expires_at: row.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those that wait, the first to lapse first. */
export async function listOpenApprovals(db: Db, site: SiteId, now: Date): Promise<ApprovalRow[]> {
  const found = await rows(db)
    .where('site_id', '=', site)
    .where('answered_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return found.map(rowOf);
}

export async function lockApproval(tx: Tx, id: number, site: SiteId): Promise<ApprovalRow | null> {
  const row = await rows(tx).where('id', '=', id).where('site_id', '=', site).forUpdate().executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** Requests of this kind about an order, the newest first. */
export async function listOrderApprovals(tx: Tx, kind: 'refund' | 'pay-out', site: SiteId, order: number): Promise<ApprovalRow[]> {
  const found = await rows(tx)
    .where('kind', '=', kind)
    .where('site_id', '=', site)
    .where(sql<string>`request ->> 'order'`, '=', String(order))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return found.map(rowOf);
}

interface Ended {
  readonly site: SiteId;
  readonly since: Date;
  readonly now: Date;
  readonly most: number;
}

/** Those that were asked for since then and have ended, the newest first. */
export async function listEndedApprovals(db: Db, { site, since, now, most }: Ended): Promise<ApprovalRow[]> {
  const found = await rows(db)
    .where('site_id', '=', site)
    .where('asked_at', '>', since)
    .where((row) => row.or([row('answered_at', 'is not', null), row('lapsed_at', 'is not', null), row('expires_at', '<=', now)]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return found.map(rowOf);
}

interface Answer {
  readonly id: number;
  readonly by: StaffId;
  readonly approved: boolean;
  readonly words: string | null;
  readonly now: Date;
}

export async function setAnswer(tx: Tx, { id, by, approved, words, now }: Answer): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ answered_at: now, answer_words: words, ...(approved ? { approved_by: by } : { refused_by: by }) })
    .where('id', '=', id)
    .execute();
}

/** Takes one that nobody answered in time; null when there is none, or another process has it. */
export async function takeLapsed(tx: Tx, now: Date): Promise<ApprovalRow | null> {
  const row = await rows(tx)
    .where('answered_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return null;
  await tx.updateTable('approvals').set({ lapsed_at: now }).where('id', '=', row.id).execute();
  return rowOf({ ...row, lapsed_at: now });
}
