import { sql } from 'kysely';
import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { type CaseEvent, type CaseKind, caseKinds, joinableKinds } from '../../contract/rules.ts';
import type { CaseId, CaseRef, CaseSource, Opening } from './opening.ts';

/** Openings about one member wait for each other until the transaction ends, so that two never open two cases. */
export async function lockSubject(tx: Tx, subject: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cases:${subject}`}, 0))`.execute(tx);
}

/** The open case about a member that reports and notices join, locked; null when there is none. Call with the subject locked. */
export async function findJoinable(
  tx: Tx,
  { site, subject }: { readonly site: SiteId; readonly subject: UserId },
): Promise<(CaseRef & { readonly kind: CaseKind; readonly dueAt: Date }) | null> {
  const row = await tx
    .selectFrom('cases')
    .select(['id', 'number', 'kind', 'due_at'])
    .where('subject_id', '=', subject)
    .where('site_id', '=', site)
    .where('state', '=', 'open')
    .where('kind', 'in', joinableKinds)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, number: row.number, kind: kindOf(row.kind), dueAt: row.due_at };
}

export function kindOf(text: string): CaseKind {
  const kind = caseKinds.find((candidate) => candidate === text);
  if (kind === undefined) throw new Error(`there is no kind of case ${text}`);
  return kind;
}

export async function raiseCase(tx: Tx, id: CaseId, { kind, dueAt }: { readonly kind: CaseKind; readonly dueAt: Date }): Promise<void> {
  await tx.updateTable('cases').set({ kind, due_at: dueAt }).where('id', '=', id).execute();
}

type NewCase = Opening & { readonly number: string; readonly dueAt: Date; readonly now: Date };

/** Null when the number is taken. */
export async function insertCase(tx: Tx, { site, number, kind, subject, photo, appeal, dueAt, now }: NewCase): Promise<CaseRef | null> {
  const row = await tx
    .insertInto('cases')
    .values({
      site_id: site,
      number,
      kind,
      subject_id: subject,
      photo_id: photo ?? null,
      opened_at: now,
      due_at: dueAt,
      appeal_of: appeal?.decision ?? null,
      appeal_words: appeal?.words ?? null,
      appealed_by: appeal?.by ?? null,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

/** The id of the row. */
export async function insertSource(tx: Tx, caseId: CaseId, source: CaseSource, now: Date): Promise<number> {
  const row = await tx
    .insertInto('case_sources')
    .values((eb) => {
      const values = { case_id: caseId, created_at: now };
      if ('words' in source) return { ...values, words: source.words, sent_by: source.sentBy };
      if ('block' in source) return { ...values, block_id: source.block, message_id: source.message };
      const { receipt } = source;
      switch (receipt[0]) {
        case 'R':
          return { ...values, report_id: eb.selectFrom('reports').select('id').where('number', '=', receipt) };
        case 'N':
          return { ...values, notice_id: eb.selectFrom('notices').select('id').where('number', '=', receipt) };
        default:
          return { ...values, complaint_id: eb.selectFrom('complaints').select('id').where('number', '=', receipt) };
      }
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewEvent {
  readonly at: Date;
  readonly what: CaseEvent;
  /** Null: by itself, or by a member. */
  readonly staff?: StaffId | null;
  /** The number of a report, notice, complaint or decision. */
  readonly about?: string | null;
  readonly words?: string | null;
  readonly clientId?: string | null;
}

/** What happened to the case; staff who watch the queue are notified after the commit. */
export async function addEvent(tx: Tx, caseId: CaseId, { at, what, staff, about, words, clientId }: NewEvent): Promise<void> {
  await tx
    .insertInto('case_events')
    .values({
      case_id: caseId,
      at,
      what,
      staff_id: staff ?? null,
      about: about ?? null,
      words: words ?? null,
      client_id: clientId ?? null,
    })
    .execute();
}

/**
 * Whether a call was made before, by the id that it carries. Refused: it was another call, so that nothing is dropped silently. Calls
 * with one id wait for each other.
 */
export async function wasDone(
  tx: Tx,
  caseId: CaseId,
  { what, staff, clientId }: { readonly what: CaseEvent; readonly staff: StaffId; readonly clientId: string },
): Promise<Result<boolean, 'invalid_request'>> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`case-call:${clientId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('case_events')
    .select(['case_id', 'what', 'staff_id'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (row === undefined) return ok(false);
  const isSame = row.case_id === caseId && row.what === what && row.staff_id === staff;
  return isSame ? ok(true) : fail('invalid_request', { field: 'client_id', rule: 'unique' });
}
