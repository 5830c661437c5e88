import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type ReportReason, reportReasons, reportStates, type ReportSubject, reportSubjects } from '../contract/rules.ts';
import type { Subject } from './subject.ts';

export interface ReportRow {
  readonly id: number;
  readonly number: string;
  /** Name of the reported member; empty when the account is erased. */
  readonly name: string;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly state: (typeof reportStates)[number];
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly statement: string | null;
  /** The number of the decision about it; null before. */
  readonly decision: string | null;
}

/** Serialises the member's reports until the transaction ends. */
export async function lockReporter(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reports:${user}`}, 0))`.execute(tx);
}

/** Null when there is no report with this client id. */
export async function findReportByClientId(tx: Tx, reporter: UserId, clientId: string): Promise<ReportRow | null> {
  const row = await reports(tx).where('reporter_id', '=', reporter).where('client_id', '=', clientId).executeTakeFirst();
  return row ? toReport(row) : null;
}

/** Null when this member has not reported the subject. */
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
export async function listReports(db: Db, reporter: UserId, limit: number): Promise<ReportRow[]> {
  const rows = await reports(db).where('reporter_id', '=', reporter).orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toReport);
}

/** Times of the member's reports since `since`, newest first, at most `limit`. */
export async function reportTimes(tx: Tx, reporter: UserId, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('reports')
    .select('created_at')
    .where('reporter_id', '=', reporter)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

export interface NewReport extends Subject {
  readonly site: SiteId;
  /** From which it is sent. */
  readonly network: string;
  readonly number: string;
  readonly clientId: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** In the form of `Evidence`. */
  readonly evidence: object;
  /** It opens no case by itself, because others of the reporter were unfounded. */
  readonly setAside: boolean;
  readonly now: Date;
}

/** This many unfounded reports within `setAsideDays` set their reporter aside for as long. */
const unfoundedReports = 3;
const setAsideDays = 30;
const dayMs = 24 * 3_600_000;

/**
 * Whether `unfoundedReports` of the member's reports, decided within thirty days of each other, were unfounded, the last of them lately,
 * and was sent although the member had been warned meanwhile (Digital Services Act, article 23).
 */
export async function isSetAside(db: Db | Tx, reporter: UserId, now: Date): Promise<boolean> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { rows } = await sql`
    WITH unfounded AS (
      SELECT created_at, decided_at, warned_at, lag(decided_at, ${unfoundedReports - 1}) OVER (ORDER BY decided_at, id) AS first_of_them
      FROM reports WHERE reporter_id = ${reporter} AND state = 'dismissed' AND decided_at > ${daysAgo(2 * setAsideDays)})
    SELECT FROM unfounded u
    WHERE u.decided_at > ${daysAgo(setAsideDays)} AND u.first_of_them > u.decided_at - make_interval(days => ${setAsideDays}) AND EXISTS (
      SELECT FROM unfounded w WHERE w.warned_at <= u.created_at AND w.warned_at > u.decided_at - make_interval(days => ${setAsideDays}))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

/**
 * Marks an unfounded report as the one whose outcome warns its sender, when it is the second within thirty days, or a later one, and no
 * other has warned since then. Returns whether it does.
 */
export async function warnReporter(tx: Tx, number: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - setAsideDays * dayMs);
  const { numAffectedRows = 0n } = await sql`
    UPDATE reports r SET warned_at = ${now}
    WHERE r.number = ${number} AND r.state = 'dismissed' AND r.warned_at IS NULL
      AND (SELECT count(*) FROM reports o WHERE o.reporter_id = r.reporter_id AND o.state = 'dismissed' AND o.decided_at > ${since}) >= ${unfoundedReports - 1}
      AND NOT EXISTS (SELECT FROM reports w WHERE w.reporter_id = r.reporter_id AND w.state = 'dismissed' AND w.warned_at > ${since})`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

/** Call with the reporter locked. Null when the number is taken. */
export async function insertReport(tx: Tx, newReport: NewReport): Promise<ReportRow | null> {
  const row = await tx
    .insertInto('reports')
    .values({
      site_id: newReport.site,
      network: newReport.network,
      number: newReport.number,
      client_id: newReport.clientId,
      reporter_id: newReport.reporter,
      reported_id: newReport.reported,
      subject: newReport.subject,
      item: newReport.item ?? wholeProfile,
      reason: newReport.reason,
      text: newReport.text,
      evidence: sql`${JSON.stringify(newReport.evidence)}::jsonb`,
      set_aside: newReport.setAside,
      created_at: newReport.now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toReport(row) : null;
}

/** Networks of reports from before then limit nothing any more. */
export async function forgetNetworks(db: Db, before: Date): Promise<void> {
  await db.updateTable('reports').set({ network: null }).where('network', 'is not', null).where('created_at', '<', before).execute();
}

/** Value of the column `item` for reports of a whole profile. */
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
  sql<string | null>`(SELECT d.number FROM decisions d JOIN case_sources s ON s.case_id = d.case_id
    WHERE s.report_id = reports.id AND d.applied_at IS NOT NULL AND NOT d.decided_by_machine AND d.reviews IS NULL
    ORDER BY d.id DESC LIMIT 1)`.as('decision'),
] as const;

const reports = (db: Db | Tx) => db.selectFrom('reports').select(columns);

type Selected = NonNullable<Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirst']>>>;

function toReport(row: Selected): ReportRow {
  const subject = reportSubjects.find((candidate) => candidate === row.subject);
  const reason = reportReasons.find((candidate) => candidate === row.reason);
  const state = reportStates.find((candidate) => candidate === row.state);
  if (subject === undefined || reason === undefined || state === undefined)
    throw new Error(`report ${row.id} has an unknown subject, reason or state`);
  const { id, number, name, created_at, decided_at, statement, decision } = row;
  return { id, number, name: name ?? '', subject, reason, state, createdAt: created_at, decidedAt: decided_at, statement, decision };
}
