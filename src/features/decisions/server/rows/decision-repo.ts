import { randomUUID } from 'node:crypto';
import { type SiteId, siteId, staffId, userId, type UserId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { decisionActs, decisionReasons, decisionSources, restrictions } from '../../contract/rules.ts';
import type { Decision, NewDecision } from './decision.ts';
import type { Statement } from './statement.ts';

const columns = [
  'id',
  'site_id',
  'number',
  'case_id',
  'user_id',
  'act',
  'reason',
  'content',
  'item',
  'content_date',
  'restricts',
  'starts_at',
  'ends_at',
  'ground',
  'ground_reference',
  'ground_explanation',
  'category',
  'facts',
  'source',
  'found_by_machine',
  'decided_by_machine',
  'decided_by',
  'approved_by',
  'decided_at',
  'due_at',
  'applied_at',
  'withdrawn_at',
  'language',
  'words',
  'reversed_by',
  'reviews',
] as const;

const select = (db: Db | Tx) => db.selectFrom('decisions').select(columns);

type Selected = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

const contents = ['profile', 'photo', 'message'] as const;

const known = <Value extends string>(values: readonly Value[], value: string): Value => {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`a decision has the unknown value ${value}`);
  return found;
};

function toDecision(row: Selected): Decision {
  return {
    id: row.id,
    site: siteId(row.site_id),
    number: row.number,
    caseId: row.case_id,
    user: row.user_id === null ? null : userId(row.user_id),
    act: known(decisionActs, row.act),
    reason: known(decisionReasons, row.reason),
    content: known(contents, row.content),
    item: row.item,
    contentDate: row.content_date,
    restricts: restrictions.filter((restriction) => row.restricts.includes(restriction)),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    ground: known(['law', 'rule'], row.ground),
    groundReference: row.ground_reference,
    groundExplanation: row.ground_explanation,
    category: row.category,
    facts: row.facts,
    source: known(decisionSources, row.source),
    foundByMachine: row.found_by_machine,
    decidedByMachine: row.decided_by_machine,
    decidedBy: row.decided_by === null ? null : staffId(row.decided_by),
    approvedBy: row.approved_by === null ? null : staffId(row.approved_by),
    decidedAt: row.decided_at,
    dueAt: row.due_at,
    appliedAt: row.applied_at,
    withdrawnAt: row.withdrawn_at,
    language: pickLanguage(row.language),
    words: row.words,
    reversedBy: row.reversed_by,
    reviews: row.reviews,
  };
}

/** Null when the number is taken. */
export async function insertDecision(
  tx: Tx,
  decision: NewDecision,
  statement: Statement,
  { number, at, due }: { readonly number: string; readonly at: Date; readonly due: Date | null },
): Promise<Decision | null> {
  const row = await tx
    .insertInto('decisions')
    .values((value) => ({
      ...statement,
      site_id: decision.site,
      number,
      client_id: decision.clientId,
      case_id: decision.caseId,
      user_id: decision.user,
      act: decision.act,
      reason: decision.reason,
      content: decision.content,
      item: decision.item,
      restricts: [...decision.restricts],
      starts_at: due ?? at,
      ends_at: decision.until,
      content_date: decision.contentDate,
      facts: decision.facts,
      source: decision.source,
      found_by_machine: decision.foundByMachine,
      decided_by_machine: decision.by === null,
      puid: randomUUID(),
      decided_by: decision.by,
      decided_at: at,
      due_at: due,
      language: decision.language,
      words: decision.words,
      reviews: decision.reviews,
      reviewed_decided_by:
        decision.reviews === null ? null : value.selectFrom('decisions as d').select('d.decided_by').where('d.id', '=', decision.reviews),
    }))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? null : toDecision(row);
}

export async function findDecision(db: Db | Tx, id: number): Promise<Decision | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toDecision(row);
}

export async function findDecisionByNumber(db: Db | Tx, site: SiteId, number: string): Promise<Decision | null> {
  const row = await select(db).where('number', '=', number).where('site_id', '=', site).executeTakeFirst();
  return row === undefined ? null : toDecision(row);
}

export async function findDecisionByClientId(db: Db | Tx, clientId: string): Promise<Decision | null> {
  const row = await select(db).where('client_id', '=', clientId).executeTakeFirst();
  return row === undefined ? null : toDecision(row);
}

/** Of one case, the newest first. */
export async function listDecisionsOf(db: Db | Tx, caseId: number): Promise<Decision[]> {
  return (await select(db).where('case_id', '=', caseId).orderBy('id', 'desc').execute()).map(toDecision);
}

/** What was decided about a member, the newest first. */
export async function listDecisionsAbout(db: Db | Tx, user: UserId): Promise<Decision[]> {
  return (await select(db).where('user_id', '=', user).orderBy('id', 'desc').execute()).map(toDecision);
}

export async function lockDecision(tx: Tx, id: number): Promise<Decision | null> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : toDecision(row);
}

/** Ids of decisions that are to be applied, those that have waited longest first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('decisions')
    .select('id')
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setApplied(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('decisions').set({ applied_at: now }).where('id', '=', id).execute();
}

export async function setWithdrawn(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('decisions').set({ withdrawn_at: now }).where('id', '=', id).execute();
}

export async function setReversed(tx: Tx, ids: readonly number[], by: number): Promise<void> {
  if (ids.length > 0) await tx.updateTable('decisions').set({ reversed_by: by }).where('id', 'in', ids).execute();
}

/** What was decided together in one call, locked. */
export async function lockTogether(tx: Tx, { decidedBy, decidedAt }: Pick<Decision, 'decidedBy' | 'decidedAt'>): Promise<Decision[]> {
  const rows = await select(tx).where('decided_by', '=', decidedBy).where('decided_at', '=', decidedAt).orderBy('id').forUpdate().execute();
  return rows.map(toDecision);
}

/** Whether this decision ended something that a program had done. */
export async function endedAnyByMachine(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('decisions')
    .select('id')
    .where('reversed_by', '=', id)
    .where('decided_by_machine', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was decided by machine about a case and still stands. */
export async function listStandingByMachine(tx: Tx, caseId: number): Promise<Decision[]> {
  const rows = await select(tx)
    .where('case_id', '=', caseId)
    .where('decided_by_machine', '=', true)
    .where('applied_at', 'is not', null)
    .where('reversed_by', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toDecision);
}

/** Decisions that restrict the member now: applied, neither reversed nor over. */
export async function listStanding(tx: Tx, user: UserId, now: Date): Promise<Decision[]> {
  const rows = await select(tx)
    .where('user_id', '=', user)
    .where('applied_at', 'is not', null)
    .where('reversed_by', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('id')
    .execute();
  return rows.map(toDecision);
}
