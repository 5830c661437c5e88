import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { mostWarned } from '#features/decisions/contract/rules.ts';
import { type Decision, type DecisionsFeature, findDecisionByClientId } from '#features/decisions/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { decide as endpoint } from '../../contract/decision-endpoints.ts';
import { addEvent } from '../queue/case-repo.ts';
import { endAppealed } from './appealed-case.ts';
import { askSecondPerson } from './ask-second-person.ts';
import { type DecidedCase, findNext, findPerson, lockCases, setCaseState } from './decided-case-repo.ts';
import { areMany, type Asker, type DraftCode, numbersOf, readDraft } from './draft.ts';
import { presentRecorded } from './present-decision.ts';

export interface DecideDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly decisions: DecisionsFeature;
}

type StaffCall = Call<Viewer | null, Staff>;
type Code = DraftCode | 'claimed' | 'second_person_missing' | 'step_up_required';

interface Outcome {
  readonly decision: Decision;
  readonly approval: { readonly id: number; readonly hash: string } | null;
}

/** Decides one case or several together. Each is due in ten seconds; above the limits they wait for the yes of a second person. */
export async function decide(deps: DecideDeps, { client_id, ...draft }: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const { db, clock, decisions } = deps;
  const { site, staff } = call;
  const decided = await act(async (tx): Promise<Result<Entry<Outcome>, Code>> => {
    const asker: Asker = { staff: staff.staffId, site, now: clock.now() };
    const cases = await lockCases(tx, site, numbersOf(draft));
    const named = cases.find(({ number }) => number === draft.number);
    if (named === undefined) return fail('not_found');
    const repeated = await findDecisionByClientId(tx, client_id);
    // An id of somebody else, or of another case, is none.
    if (repeated !== null && (repeated.decidedBy !== staff.staffId || repeated.caseId !== named.id)) return fail('not_found');
    if (repeated !== null) return ok({ value: { decision: repeated, approval: await decisions.approvalOf(tx, repeated) }, nothing: true });
    const refused = await refusedByLease(tx, cases, asker);
    if (refused !== null) return refused;
    const read = await readDraft(tx, draft, cases, asker);
    if (!read.ok) return read;
    const warned = draft.act === 'ban_fraud' ? (await decisions.countFraud(tx, read.value)).warned : 0;
    const waits = warned > mostWarned || areMany(draft);
    if (waits && !staff.isSteppedUp) return fail('step_up_required');
    const recorded: Decision[] = [];
    for (const one of read.value)
      recorded.push(await decisions.recordDecision(tx, { ...one, waits, clientId: one.caseId === named.id ? client_id : null }, asker.now));
    const decision = recorded.find(({ caseId }) => caseId === named.id);
    if (decision === undefined) return fail('not_found');
    const approval = waits ? await askSecondPerson(deps, tx, { recorded, draft, asker }) : null;
    if (approval !== null && !approval.ok) return approval;
    await endCases(tx, cases, recorded, asker);
    const log = { subject: numbersOf(draft).slice(0, mostNamed).join(' '), reason: `${draft.act} ${draft.reason}` };
    return ok({ value: { decision, approval: approval?.value ?? null }, ...log });
  });
  // A suspension that holds until a second person has answered counts at once.
  if (decided.ok) await decisions.applyDue();
  return replying(decided, async ({ decision, approval }) => ({
    decision: presentRecorded(decision, (await findPerson(db, staff.staffId, site)).name, staff.staffId, clock.now()),
    approval,
    next: await findNext(db, site, clock.now()),
  }));
}

/** Cases that a row of the log names. */
const mostNamed = 50;

async function refusedByLease(tx: Tx, cases: readonly DecidedCase[], { staff, site, now }: Asker): Promise<Failure<'claimed'> | null> {
  for (const { state, claimedBy, claimedUntil } of cases) {
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
    if (state !== 'open' || claimedBy === null || claimedBy === staff || claimedUntil === null || claimedUntil <= now) continue;
    const { role } = await findPerson(tx, claimedBy, site);
    return fail('claimed', { ...(role !== null && { by: role }), until: claimedUntil.toISOString() });
  }
  return null;
}

/** What happens to the cases: they are decided, or wait. */
async function endCases(tx: Tx, cases: readonly DecidedCase[], recorded: readonly Decision[], { staff, now }: Asker): Promise<void> {
  for (const { id, kind } of cases) {
    const decision = recorded.find(({ caseId }) => caseId === id);
    if (decision === undefined) continue;
    const waits = decision.dueAt === null;
    await setCaseState(tx, [id], waits ? 'held_for_second' : 'decided');
    const what = waits ? 'second_asked' : kind === 'appeal' ? 'appeal_decided' : 'decided';
    await addEvent(tx, id, { at: now, what, staff, about: decision.number });
    if (!waits) await endAppealed(tx, decision);
  }
}
