import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { PersonRow } from '../people.ts';

interface Partner extends PersonRow {
  /** They have reported the message. */
  readonly reported: boolean;
}

/** Who received the messages, by id of the message. */
export async function listPartners(
  db: Db | Tx,
  messages: readonly { readonly message: number; readonly other: number }[],
): Promise<ReadonlyMap<number, Partner>> {
  const { rows } = await sql<Partner & { message: number }>`
    SELECT m.message, m.other AS id, p.name, p.date_of_birth::text AS born,
      EXISTS (SELECT FROM reports r WHERE r.reporter_id = m.other AND r.subject = 'message' AND r.item = m.message) AS reported
    FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS m (message bigint, other bigint)
      LEFT JOIN profiles p ON p.user_id = m.other`.execute(db);
  return new Map(rows.map((row) => [row.message, row]));
}
