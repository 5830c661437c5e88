import { sql } from 'kysely';
import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { StoredLines } from '../stored.ts';

/** The message that a source reports, or that a block has found (`isFound`); null when it is about something else. */
export async function findReportedMessage(
  tx: Tx,
  source: number,
): Promise<{ readonly id: number; readonly conversation: number; readonly site: SiteId; readonly isFound: boolean } | null> {
  const { rows } = await sql<{ item: number; conversation: number | null; site_id: number; found: boolean }>`
    SELECT r.item, (r.evidence #>> '{message,conversation}')::bigint AS conversation, r.site_id, false AS found
    FROM case_sources s JOIN reports r ON r.id = s.report_id
    WHERE s.id = ${source} AND r.subject = 'message'
    UNION ALL
    SELECT m.id, m.conversation_id, b.site_id, true
    FROM case_sources s JOIN advance_blocks b ON b.id = s.block_id JOIN messages m ON m.id = s.message_id
    WHERE s.id = ${source}`.execute(tx);
  const [row] = rows;
  return row?.conversation === undefined || row.conversation === null
    ? null
    : { id: row.item, conversation: row.conversation, site: siteId(row.site_id), isFound: row.found };
}

export async function setLines(tx: Tx, source: number, lines: StoredLines): Promise<void> {
  await sql`UPDATE case_sources SET lines = ${JSON.stringify(lines)}::jsonb WHERE id = ${source}`.execute(tx);
}
