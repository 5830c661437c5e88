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
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('approvals')
    .select(['id', 'kind', 'site_id', 'subject', 'request', 'hash', 'asked_by', 'asked_at', 'expires_at', 'answered_at']);

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
});

export async function insertApproval(tx: Tx, row: Omit<ApprovalRow, 'id' | 'answeredAt'>): Promise<number> {
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

/** Those that wait, the oldest first. */
export async function listOpenApprovals(db: Db, site: SiteId, now: Date): Promise<ApprovalRow[]> {
  const found = await rows(db)
    .where('site_id', '=', site)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return found.map(rowOf);
}

export async function lockApproval(tx: Tx, id: number, site: SiteId): Promise<ApprovalRow | null> {
  const row = await rows(tx).where('id', '=', id).where('site_id', '=', site).forUpdate().executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

export async function setAnswer(tx: Tx, id: number, by: StaffId, approved: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ answered_at: now, ...(approved ? { approved_by: by } : { refused_by: by }) })
    .where('id', '=', id)
    .execute();
}
