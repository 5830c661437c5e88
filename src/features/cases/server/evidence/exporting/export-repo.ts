import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** A decision with the columns of the EU's statement of reasons, without who made it. */
export const listStatements = (db: Db, caseIds: readonly number[]) =>
  db
    .selectFrom('decisions')
    .select([
      'id',
      'number',
      'act',
      'reason',
      'content',
      'item',
      'restricts',
      'restriction_visibility',
      'restriction_money',
      'restriction_service',
      'restriction_account',
      'starts_at',
      'ends_at',
      'ground',
      'ground_reference',
      'ground_explanation',
      'content_type',
      'content_date',
      'category',
      'facts',
      'source',
      'found_by_machine',
      'decided_by_machine',
      'puid',
      'decided_at',
      'applied_at',
      'withdrawn_at',
      'language',
      'words',
      'reversed_by',
      'reviews',
    ])
    .where('case_id', 'in', [...caseIds])
    .orderBy('id')
    .execute();

/** The case, the one of the first decision of an appeal, and those in which appeals against its decisions are judged. */
export async function listCasesTogether(db: Db, caseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH first AS (SELECT coalesce((SELECT d.case_id FROM cases c JOIN decisions d ON d.id = c.appeal_of WHERE c.id = ${caseId}), ${caseId}::bigint) AS id)
    SELECT first.id FROM first
    UNION
    SELECT c.id FROM first JOIN decisions d ON d.case_id = first.id JOIN cases c ON c.appeal_of = d.id
    UNION SELECT ${caseId}::bigint`.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

export const listNumbers = async (db: Db, caseIds: readonly number[]): Promise<string[]> =>
  (
    await db
      .selectFrom('cases')
      .select('number')
      .where('id', 'in', [...caseIds])
      .orderBy('id')
      .execute()
  ).map(({ number }) => number);

export const listAppeals = (db: Db, decisions: readonly number[]) =>
  db
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .select(['decisions.number as decision', 'appeals.source_id', 'appeals.words', 'appeals.sent_at'])
    .where('appeals.decision_id', 'in', [...decisions, 0])
    .orderBy('appeals.id')
    .execute();

interface LoggedRow {
  readonly id: number;
  readonly at: Date;
  readonly what: string;
  readonly look: boolean;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly hash: string;
  readonly prev_hash: string;
}

/** Rows of the log about these numbers, without who acted and their words. Of a row about several, the other numbers are left out. */
export async function listLogged(db: Db, site: SiteId, numbers: readonly string[], since: Date): Promise<LoggedRow[]> {
  const { rows } = await sql<LoggedRow>`
    SELECT id, at, what, look, reason, hash, prev_hash,
      (SELECT string_agg(one, ' ') FROM unnest(string_to_array(subject, ' ')) AS one WHERE one = ANY(${numbers}::text[])) AS subject
    FROM staff_log
    WHERE site_id = ${site} AND at >= ${since} AND string_to_array(subject, ' ') && ${numbers}::text[] ORDER BY id`.execute(db);
  return rows;
}
