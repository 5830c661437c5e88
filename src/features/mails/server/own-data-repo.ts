import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';

/** Data export: mails to the user that did not arrive. */
export const mailsData = (db: Db): DataPart[] => [
  pagedPart('refused-mails', ['refused_mails'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; kind: string; at: Date; reason: string }>`
      SELECT id, kind, at, reason FROM refused_mails WHERE user_id = ${user} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
    return rows;
  }),
];
