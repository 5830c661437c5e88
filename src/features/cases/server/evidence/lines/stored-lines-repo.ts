import { sql } from 'kysely';
import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StoredLines } from '../stored.ts';

/** The message that a source reports; null when it reports something else. */
export async function findReportedMessage(
  tx: Tx,
  source: number,
): Promise<{ readonly id: number; readonly conversation: number; readonly site: SiteId } | null> {
  const { rows } = await sql<{ item: number; conversation: number | null; site_id: number }>`
    SELECT r.item, (r.evidence #>> '{message,conversation}')::bigint AS conversation, r.site_id
    FROM case_sources s JOIN reports r ON r.id = s.report_id
    WHERE s.id = ${source} AND r.subject = 'message'`.execute(tx);
  const [row] = rows;
  return row?.conversation === undefined || row.conversation === null
    ? null
    : { id: row.item, conversation: row.conversation, site: siteId(row.site_id) };
}

export async function setLines(tx: Tx, source: number, lines: StoredLines): Promise<void> {
  await sql`UPDATE case_sources SET lines = ${JSON.stringify(lines)}::jsonb WHERE id = ${source}`.execute(tx);
}
