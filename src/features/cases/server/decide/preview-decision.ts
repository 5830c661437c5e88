import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import { rightsOfRole, roles } from '#platform/contract/rights.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { mostWarned } from '#features/decisions/contract/rules.ts';
import type { previewDecision as endpoint } from '../../contract/decision-endpoints.ts';
import { findCases } from './decided-case-repo.ts';
import { areMany, type DraftCode, numbersOf, readDraft } from './draft.ts';
import type { DecideDeps } from './decide.ts';

type Consequences = ReplyOf<typeof endpoint>['consequences'];

/** What a decision would do, and its letter: the same code, in a transaction that is rolled back. */
export async function previewDecision(
  { db, clock, decisions }: DecideDeps,
  draft: BodyOf<typeof endpoint>,
  { site, staff }: Call<Viewer | null, Staff>,
): Promise<Result<ReplyOf<typeof endpoint>, DraftCode>> {
  const cases = await findCases(db, site, numbersOf(draft));
  const read = await readDraft(db, draft, cases, { staff: staff.staffId, site, now: clock.now() });
  if (!read.ok) return read;
  const previewed = await decisions.previewOf(read.value);
  const named = cases.find(({ number }) => number === draft.number)?.id ?? null;
  const decision = previewed.decisions.find(({ caseId }) => caseId === named) ?? null;
  return ok({
    consequences: { ...previewed.consequences, second_person: secondPerson(areMany(draft), previewed.consequences.warned) },
    letter: decision === null || decision.user === null ? null : await decisions.letterOf(decision),
  });
}

function secondPerson(isMany: boolean, warned: number): Consequences['second_person'] {
  if (!isMany && warned <= mostWarned) return null;
  return { why: isMany ? 'many_cases' : 'many_warned', who: roles.filter((role) => rightsOfRole[role].includes('cases.decide')) };
}
