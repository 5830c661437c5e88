import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Reader } from './decision-tokens.ts';

export interface AppealRow {
  readonly caseId: number;
  readonly user: UserId | null;
  readonly sourceId: number | null;
  readonly words: string;
  readonly sentAt: Date;
}

const appeals = (db: Db | Tx) => db.selectFrom('appeals').select(['case_id', 'user_id', 'source_id', 'words', 'sent_at']);

type Selected = Awaited<ReturnType<ReturnType<typeof appeals>['execute']>>[number];

const toAppeal = (row: Selected): AppealRow => ({
  caseId: row.case_id,
  user: row.user_id === null ? null : userId(row.user_id),
  sourceId: row.source_id,
  words: row.words,
  sentAt: row.sent_at,
});

/** The appeal of this reader against a decision. */
export async function findAppeal(db: Db | Tx, decision: number, reader: Reader): Promise<AppealRow | null> {
  const row = await appeals(db)
    .where('decision_id', '=', decision)
    .where('source_id', reader.role === 'member' ? 'is' : '=', reader.role === 'member' ? null : reader.sourceId)
    .executeTakeFirst();
  return row === undefined ? null : toAppeal(row);
}

/** The case in which appeals of other reporters against a decision are judged. */
export async function findReportersCase(tx: Tx, decision: number): Promise<number | null> {
  const row = await tx
    .selectFrom('appeals')
    .select('case_id')
    .where('decision_id', '=', decision)
    .where('source_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.case_id ?? null;
}

/** All appeals that are judged in a case. */
export async function listAppealsIn(tx: Tx, caseId: number): Promise<AppealRow[]> {
  return (await appeals(tx).where('case_id', '=', caseId).orderBy('id').execute()).map(toAppeal);
}

export async function insertAppeal(tx: Tx, decision: number, appeal: AppealRow): Promise<void> {
  await tx
    .insertInto('appeals')
    .values({
      decision_id: decision,
      case_id: appeal.caseId,
      source_id: appeal.sourceId,
      user_id: appeal.user,
      words: appeal.words,
      sent_at: appeal.sentAt,
    })
    .execute();
}

export interface AnswerRow {
  readonly act: 'restore' | 'uphold';
  readonly words: string;
  readonly at: Date;
}

/** The answer to the appeals of a case, once it is applied. */
export async function findAnswer(db: Db | Tx, caseId: number): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('decisions')
    .select(['act', 'words', 'applied_at'])
    .where('case_id', '=', caseId)
    .where('act', 'in', ['restore', 'uphold'])
    .where('applied_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.applied_at === null) return null;
  return { act: row.act === 'restore' ? 'restore' : 'uphold', words: row.words, at: row.applied_at };
}
