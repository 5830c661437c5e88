import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

interface DueNotice {
  readonly site: SiteId;
  readonly number: string;
  readonly dueAt: Date;
}

/** Notices due between these times of which nobody was reminded yet, the most urgent first; locked until the transaction ends. */
export async function takeNoticesDue(tx: Tx, from: Date, upTo: Date, limit: number): Promise<DueNotice[]> {
  const rows = await tx
    .selectFrom('notices')
    .select(['site_id', 'number', 'due_at'])
    .where('reminded_at', 'is', null)
    .where('due_at', '>', from)
    .where('due_at', '<=', upTo)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ site: siteId(row.site_id), number: row.number, dueAt: row.due_at }));
}

export async function markReminded(tx: Tx, numbers: readonly string[], now: Date): Promise<void> {
  if (numbers.length > 0) await tx.updateTable('notices').set({ reminded_at: now }).where('number', 'in', numbers).execute();
}
