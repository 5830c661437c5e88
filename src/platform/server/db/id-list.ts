import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';

/** A SQL query whose rows are one column of user ids. */
export type IdRows = RawBuilder<unknown>;

/**
 * SQL: the ids of all these queries as one text, separated by commas; null if there are none. One text, because the driver takes
 * ten times longer to read thousands of rows.
 */
export const idList = (...queries: readonly [IdRows, ...IdRows[]]): RawBuilder<string | null> =>
  sql`(SELECT string_agg(id::text, ',') FROM (${sql.join(queries, sql` UNION ALL `)}) AS asked (id))`;

export const readIds = (list: string | null): UserId[] => (list ? list.split(',').map((id) => userId(Number(id))) : []);
