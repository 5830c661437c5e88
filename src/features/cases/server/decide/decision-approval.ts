import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { fail, ok } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Decision, DecisionsFeature } from '#features/decisions/server/index.ts';
import { type ApprovalHandler, noFacts } from '#features/staff/server/index.ts';
import { addEvent } from '../queue/case-repo.ts';
import { endAppealed } from './appealed-case.ts';
import { lockCase, setCaseState } from './decided-case-repo.ts';

interface Deps {
  readonly clock: Clock;
  readonly decisions: DecisionsFeature;
}

/** What the page of requests shows of one. */
const Request = Type.Object({
  decisions: Type.Array(Type.String()),
  cases: Type.Array(Type.String()),
  draft: Type.Object({ act: Type.String(), reason: Type.String(), words: Type.Optional(Type.String()) }),
  counted_at: Type.String(),
  warned: Type.Integer(),
  credits: Type.Integer(),
});

/** Decisions that wait for the yes of a second person. */
export const decisionApproval = ({ clock, decisions }: Deps): ApprovalHandler => ({
  kind: 'decision',
  async describe({ request }) {
    if (!Value.Check(Request, request)) return null;
    const { draft, cases, counted_at, warned, credits } = request;
    return {
      ...noFacts,
      act: draft.act,
      reason: draft.reason,
      words: draft.words ?? null,
      case: cases[0] ?? null,
      counted_at,
      figures: [
        { name: 'cases', count: cases.length },
        { name: 'warned', count: warned },
        { name: 'credits', count: credits },
      ],
    };
  },
  async apply(tx, { row, approvedBy }) {
    const asked = await decisions.approve(tx, row.id, approvedBy);
    if (asked.length === 0 || !Value.Check(Request, row.request) || asked.length !== row.request.decisions.length)
      return fail('approval_changed');
    const now = clock.now();
    for (const decision of asked) {
      await endCase(tx, decision, { state: 'decided', what: 'decided', staff: approvedBy, now });
      await endAppealed(tx, decision);
    }
    return ok(null);
  },
  async ended(tx, { row, how, by, words }) {
    const what = how === 'lapsed' ? 'second_lapsed' : 'second_refused';
    for (const decision of await decisions.refuse(tx, row.id))
      await endCase(tx, decision, { state: 'open', what, staff: by, words: words ?? null, now: clock.now() });
  },
});

interface Ending {
  readonly state: 'decided' | 'open';
  readonly what: 'decided' | 'second_lapsed' | 'second_refused';
  readonly staff: Parameters<typeof addEvent>[2]['staff'];
  readonly words?: string | null;
  readonly now: Date;
}

async function endCase(tx: Tx, decision: Decision, { state, what, staff, words = null, now }: Ending): Promise<void> {
  const one = decision.caseId === null ? null : await lockCase(tx, decision.caseId);
  if (one === null) return;
  await setCaseState(tx, [one.id], state);
  await addEvent(tx, one.id, { at: now, what, staff: staff ?? null, about: decision.number, words });
}
