import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { longestReport, type report as endpoint } from '../contract/endpoints.ts';
import { type EvidenceDeps, takeEvidence } from './evidence.ts';
import { presentReport } from './present-report.ts';
import { newReceiptNumber } from './receipt-number.ts';
import {
  findReport,
  findReportByClientId,
  insertReport,
  lockReporter,
  type NewReport,
  type ReportRow,
  reportTimes,
} from './report-repo.ts';
import { findReportable } from './reportable-repo.ts';
import type { Subject } from './subject.ts';

export interface ReportDeps extends EvidenceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type Code = CodeOf<typeof endpoint> | 'not_found' | 'invalid_request';

const hour = 3_600_000;

/** Reports of one member within a day. */
const most = 20;
const span = 24 * hour;

/** A member's reports are made one after another, so that what is sent twice, or many times at once, is one report. */
export async function report(
  deps: ReportDeps,
  body: BodyOf<typeof endpoint>,
  { userId: viewer, site }: { readonly userId: UserId; readonly site: SiteId },
): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const text = cleanText(body.text ?? '');
  if (isLongerThan(text, longestReport)) return fail('text_too_long', { field: 'text', max: longestReport });
  const item = body.subject === 'profile' ? null : body.item;
  if (item === undefined) return fail('invalid_request', { field: 'item', rule: 'required' });

  const subject: Subject = { reporter: viewer, reported: userId(body.id), subject: body.subject, item };
  const made = await deps.db.transaction().execute(async (tx) => {
    await lockReporter(tx, viewer);
    return (
      (await findReportByClientId(tx, viewer, body.client_id)) ??
      make(deps, tx, { ...subject, site, clientId: body.client_id, reason: body.reason, text, now: deps.clock.now() })
    );
  });
  if ('ok' in made) return made;
  return ok({ report: presentReport(made) });
}

type Making = Omit<NewReport, 'number' | 'evidence'>;

async function make(
  deps: ReportDeps,
  tx: Tx,
  wanted: Making,
): Promise<ReportRow | ReturnType<typeof fail<'not_found' | 'too_many_reports'>>> {
  const member = await findReportable(tx, wanted.reporter, wanted.reported);
  if (member === null) return fail('not_found');
  const known = await findReport(tx, wanted);
  if (known !== null) return known;
  const hours = await hoursToWait(tx, wanted.reporter, wanted.now);
  if (hours > 0) return fail('too_many_reports', { hours });
  const evidence = await takeEvidence(deps, tx, wanted, member);
  if (evidence === null) return fail('not_found');
  return store(tx, { ...wanted, evidence });
}

/** Rounded up; 0 when another report may come now. */
async function hoursToWait(tx: Tx, reporter: UserId, now: Date): Promise<number> {
  const times = await reportTimes(tx, reporter, new Date(now.getTime() - span), most);
  const oldest = times[most - 1]?.getTime() ?? 0;
  return Math.max(0, Math.ceil((oldest + span - now.getTime()) / hour));
}

/** Under a number that nobody has. */
async function store(tx: Tx, made: Omit<NewReport, 'number'>): Promise<ReportRow> {
  return (await insertReport(tx, { ...made, number: newReceiptNumber('R') })) ?? store(tx, made);
}
