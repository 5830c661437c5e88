import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { report as endpoint } from '../contract/endpoints.ts';
import { maxReportLength } from '../contract/rules.ts';
import { type EvidenceDeps, takeEvidence } from './evidence.ts';
import { presentReport } from './present-report.ts';
import { storeWithReceiptNumber } from './receipt-number.ts';
import {
  findReport,
  findReportByClientId,
  insertReport,
  isSetAside,
  lockReporter,
  type NewReport,
  type ReportRow,
  reportTimes,
} from './report-repo.ts';
import { reportableSince } from './get-lost-conversation.ts';
import { findLost, findProfile, findReportable, type LostMember } from './reportable-repo.ts';
import type { Subject } from './subject.ts';

export interface ReportDeps extends EvidenceDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Opens the case of a stored report or complaint, by its number, or lets it join one. */
  readonly openCaseFor: (tx: Tx, number: string) => Promise<void>;
  /** Lets reports and notices about a member wait for each other. */
  readonly lockCasesAbout: (tx: Tx, member: UserId) => Promise<void>;
}

type Code = CodeOf<typeof endpoint> | 'not_found' | 'invalid_request';

const hour = 3_600_000;

/** Reports per member. */
const maxPerDay = 20;
const dayMs = 24 * hour;

/** A lock serialises a member's reports, so that repeated and parallel requests make one report. */
export async function report(
  deps: ReportDeps,
  body: BodyOf<typeof endpoint>,
  { userId: viewer, site, network }: { readonly userId: UserId; readonly site: SiteId; readonly network: string },
): Promise<Result<ReplyOf<typeof endpoint>, Code>> {
  const text = cleanText(body.text ?? '');
  if (isLongerThan(text, maxReportLength)) return fail('text_too_long', { field: 'text', max: maxReportLength });
  const item = body.subject === 'profile' ? null : body.item;
  if (item === undefined) return fail('invalid_request', { field: 'item', rule: 'required' });

  const subject: Subject = { reporter: viewer, reported: userId(body.id), subject: body.subject, item };
  const made = await transact(deps.db, async (tx) => {
    await lockReporter(tx, viewer);
    return (
      (await findReportByClientId(tx, viewer, body.client_id)) ??
      createReport(deps, tx, { ...subject, site, network, clientId: body.client_id, reason: body.reason, text, now: deps.clock.now() })
    );
  });
  if ('ok' in made) return made;
  return ok({ report: presentReport(made) });
}

type ReportDraft = Omit<NewReport, 'number' | 'evidence' | 'setAside'>;

async function createReport(
  deps: ReportDeps,
  tx: Tx,
  draft: ReportDraft,
): Promise<ReportRow | ReturnType<typeof fail<'not_found' | 'too_many_reports'>>> {
  const member = await findReportable(tx, draft.reporter, draft.reported);
  const lost = member === null && draft.subject !== 'photo' ? await findLostSince(tx, draft) : null;
  if (member === null && lost === null) return fail('not_found');
  const existing = await findReport(tx, draft);
  if (existing !== null) return existing;
  const hours = await hoursToWait(tx, draft.reporter, draft.now);
  if (hours > 0) return fail('too_many_reports', { hours });
  const evidence = member === null ? lost && (await evidenceOfLost(deps, tx, draft, lost)) : await takeEvidence(deps, tx, draft, member);
  if (evidence === null) return fail('not_found');
  // Before the report refers to the member: its case may hide the member at once.
  await deps.lockCasesAbout(tx, draft.reported);
  const setAside = await isSetAside(tx, draft.reporter, draft.now);
  const { stored } = await storeWithReceiptNumber('R', (number) => insertReport(tx, { ...draft, evidence, setAside, number }));
  await deps.openCaseFor(tx, stored.number);
  return stored;
}

const findLostSince = (tx: Tx, { reporter, reported, now }: ReportDraft): Promise<LostMember | null> =>
  findLost(tx, reporter, { profile: reported }, reportableSince(now));

/** Uses the profile as stored with the block, so that the report contains what the reporter saw. */
async function evidenceOfLost(deps: ReportDeps, tx: Tx, draft: ReportDraft, { name, snapshot }: LostMember): Promise<object | null> {
  if (draft.subject === 'profile' && snapshot !== null) return snapshot;
  const profile = await findProfile(tx, draft.reported);
  return profile && takeEvidence(deps, tx, draft, { ...profile, name });
}

/** Hours until another report is accepted, rounded up; 0 when it is accepted now. */
async function hoursToWait(tx: Tx, reporter: UserId, now: Date): Promise<number> {
  const times = await reportTimes(tx, reporter, new Date(now.getTime() - dayMs), maxPerDay);
  const oldest = times[maxPerDay - 1]?.getTime() ?? 0;
  return Math.max(0, Math.ceil((oldest + dayMs - now.getTime()) / hour));
}
