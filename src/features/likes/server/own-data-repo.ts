import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

interface ReceivedRow {
  readonly from_id: number;
  readonly from_name: string;
  readonly line: string | null;
  readonly prompt: string | null;
  readonly note: string | null;
  readonly photo_id: number | null;
  readonly created_at: Date;
  readonly seen_at: Date | null;
}

/** Likes given and received; `photo_id`: the member's own photo that was liked. Members who do not exist for the member have no name here, and likes from them and matches with them are left out. */
export const likesData = (db: Db): DataPart[] => [
  smallPart('likes-given', ['likes'], async (user) => {
    const { rows } = await sql<{
      to_id: number;
      to_name: string | null;
      line: string | null;
      prompt: string | null;
      note: string | null;
      created_at: Date;
    }>`
      SELECT l.to_id, CASE WHEN v.user_id IS NOT NULL THEN p.name END AS to_name,
        CASE WHEN v.user_id IS NOT NULL THEN l.line END AS line, l.prompt, l.note, l.created_at
      FROM likes l JOIN profiles p ON p.user_id = l.to_id
        LEFT JOIN visible_members v ON v.viewer_id = l.from_id AND v.user_id = l.to_id
      WHERE l.from_id = ${user} ORDER BY l.created_at, l.to_id`.execute(db);
    return rows;
  }),
  smallPart('likes-received', ['likes'], async (user) => {
    const { rows } = await sql<ReceivedRow>`
      SELECT l.from_id, p.name AS from_name, l.line, l.prompt, l.note, l.photo_id, l.created_at, l.seen_at
      FROM likes l JOIN profiles p ON p.user_id = l.from_id
        JOIN visible_members v ON v.viewer_id = l.to_id AND v.user_id = l.from_id
      WHERE l.to_id = ${user} ORDER BY l.created_at, l.from_id`.execute(db);
    return rows;
  }),
  smallPart('matches', ['match_notifications'], async (user) => {
    const { rows } = await sql<{ member_id: number; member_name: string; created_at: Date }>`
      SELECT p.user_id AS member_id, p.name AS member_name, m.created_at
      FROM match_notifications m JOIN profiles p ON p.user_id = CASE m.low_id WHEN ${user}::bigint THEN m.high_id ELSE m.low_id END
        JOIN visible_members v ON v.viewer_id = ${user} AND v.user_id = p.user_id
      WHERE ${user}::bigint IN (m.low_id, m.high_id) ORDER BY m.created_at, p.user_id`.execute(db);
    return rows;
  }),
];
