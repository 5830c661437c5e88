import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';
import { isDataLookShown } from './data-looks-repo.ts';
import { isShown } from './looks-repo.ts';

/** Data export: looks of staff at lines and data of the user, as the user is shown them. Never who looked. */
export const looksData = (db: Db, now: () => Date): DataPart[] => [
  pagedPart('looks', ['looks'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; case: string; at: Date; lines: number; reason: string; shown_from: Date | null }>`
      SELECT l.id, c.number AS case, l.at, l.lines, l.reason, l.shown_from FROM looks l JOIN cases c ON c.id = l.case_id
      WHERE l.user_id = ${user} AND ${isShown(now())} AND l.id > ${after} ORDER BY l.id LIMIT ${limit}`.execute(db);
    return rows;
  }),
  pagedPart('data-looks', ['data_looks'], async (user, after, limit) => {
    const { rows } = await sql<{ id: number; at: Date; what: string[]; reason: string }>`
      SELECT l.id, l.at, l.what, l.reason FROM data_looks l
      WHERE l.user_id = ${user} AND ${isDataLookShown(now())} AND l.id > ${after} ORDER BY l.id LIMIT ${limit}`.execute(db);
    return rows;
  }),
];
