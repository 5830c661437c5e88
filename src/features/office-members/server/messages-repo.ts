import { sql } from 'kysely';
import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';
import type { MessagePreset } from '../contract/rules.ts';

interface NewMessage {
  readonly site: SiteId;
  readonly staff: StaffId;
  readonly user: UserId;
  readonly clientId: string;
  readonly at: Date;
  readonly preset: MessagePreset | null;
  readonly words: string;
}

/** False when the call has stored it before. */
export async function insertMessage(tx: Tx, { site, staff, user, clientId, at, preset, words }: NewMessage): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO member_messages (site_id, staff_id, user_id, client_id, at, preset, words)
    VALUES (${site}, ${staff}, ${user}, ${clientId}::uuid, ${at}, ${preset}, ${words})
    ON CONFLICT (client_id) DO NOTHING RETURNING id`.execute(tx);
  return rows.length > 0;
}

/** Whether the call that has this id was about this member. */
export async function isMessageTo(tx: Tx, clientId: string, user: UserId): Promise<boolean> {
  const { rows } = await sql`SELECT FROM member_messages WHERE client_id = ${clientId}::uuid AND user_id = ${user}`.execute(tx);
  return rows.length > 0;
}

export interface MessageRow {
  readonly id: number;
  readonly at: Date;
  readonly preset: string | null;
  readonly words: string;
}

/** The newest first. */
export async function listMessages(db: Db, user: UserId, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT id, at, preset, words FROM member_messages WHERE user_id = ${user} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Data export: what staff wrote to the user, as it was sent. Never who. */
export const memberMessagesData = (db: Db): DataPart[] => [
  pagedPart('messages-from-staff', ['member_messages'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; at: Date; words: string }>`
      SELECT id, at, words FROM member_messages WHERE user_id = ${user} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
    return rows;
  }),
];
