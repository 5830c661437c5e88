import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type ReportReason, reportReasons, reportStates, type ReportSubject, reportSubjects } from '../contract/endpoints.ts';
import type { Evidence } from './evidence.ts';
import type { Subject } from './subject.ts';

export interface ReportRow {
  readonly id: number;
  readonly number: string;
  /** Of the reported member; empty: the account is erased. */
  readonly name: string;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly state: (typeof reportStates)[number];
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly statement: string | null;
}

/** Until the transaction ends, nobody else reports in this member's name. */
export async function lockReporter(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports:${user}`}, 0))`.execute(tx);
}

/** Null: the browser has sent none with this id. */
export async function findReportByClientId(tx: Tx, reporter: UserId, clientId: string): Promise<ReportRow | null> {
  const row = await reports(tx).where('reporter_id', '=', reporter).where('client_id', '=', clientId).executeTakeFirst();
  return row ? toReport(row) : null;
}

/** Null: not reported by this member. */
export async function findReport(tx: Tx, { reporter, reported, subject, item }: Subject): Promise<ReportRow | null> {
  const row = await reports(tx)
    .where('reporter_id', '=', reporter)
    .where('reported_id', '=', reported)
    .where('subject', '=', subject)
    .where('item', '=', item ?? wholeProfile)
    .executeTakeFirst();
  return row ? toReport(row) : null;
}

/** Newest first. */
export async function listReports(db: Db, reporter: UserId, most: number): Promise<ReportRow[]> {
  const rows = await reports(db).where('reporter_id', '=', reporter).orderBy('id', 'desc').limit(most).execute();
  return rows.map(toReport);
}

/** When the member has reported since then, newest first, `most` of them. */
export async function reportTimes(tx: Tx, reporter: UserId, since: Date, most: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('reports')
    .select('created_at')
    .where('reporter_id', '=', reporter)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.created_at);
}

export interface NewReport extends Subject {
  readonly site: SiteId;
  readonly number: string;
  readonly clientId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly evidence: Evidence;
  readonly now: Date;
}

/** Under the reporter's lock. Null: the number is taken. */
export async function insertReport(tx: Tx, made: NewReport): Promise<ReportRow | null> {
  const row = await tx
    .insertInto('reports')
    .values({
      site_id: made.site,
      number: made.number,
      client_id: made.clientId,
      reporter_id: made.reporter,
      reported_id: made.reported,
      subject: made.subject,
      item: made.item ?? wholeProfile,
      reason: made.reason,
      text: made.text,
      evidence: sql`${JSON.stringify(made.evidence)}::jsonb`,
      created_at: made.now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toReport(row) : null;
}

/** What the column `item` says of a report that is about no single thing. */
const wholeProfile = 0;

const columns = [
  'id',
  'number',
  sql<string | null>`evidence ->> 'name'`.as('name'),
  'subject',
  'reason',
  'state',
  'created_at',
  'decided_at',
  'statement',
] as const;

const reports = (db: Db | Tx) => db.selectFrom('reports').select(columns);

type Selected = NonNullable<Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirst']>>>;

function toReport(row: Selected): ReportRow {
  const subject = reportSubjects.find((known) => known === row.subject);
  const reason = reportReasons.find((known) => known === row.reason);
  const state = reportStates.find((known) => known === row.state);
  if (subject === undefined || reason === undefined || state === undefined) throw new Error(`report ${row.id} is of no known kind`);
  const { id, number, name, created_at, decided_at, statement } = row;
  return { id, number, name: name ?? '', subject, reason, state, createdAt: created_at, decidedAt: decided_at, statement };
}
