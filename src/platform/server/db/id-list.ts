import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';

/** SQL: a question whose rows are one column of users' ids. */
export type IdRows = RawBuilder<unknown>;

/** SQL: the ids of all these questions as one text, with commas between; null: nobody. Thousands of rows take the driver ten times longer. */
export const idList = (...questions: readonly [IdRows, ...IdRows[]]): RawBuilder<string | null> =>
  sql`(SELECT string_agg(id::text, ',') FROM (${sql.join(questions, sql` UNION ALL `)}) AS asked (id))`;

export const readIds = (list: string | null): UserId[] => (list ? list.split(',').map((id) => userId(Number(id))) : []);
