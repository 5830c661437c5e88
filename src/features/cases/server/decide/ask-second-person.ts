import { ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { approvalHours } from '#features/staff/contract/rules.ts';
import { askApproval } from '#features/staff/server/index.ts';
import type { Decision, DecisionsFeature } from '#features/decisions/server/index.ts';
import { type Asker, type Draft, numbersOf } from './draft.ts';

interface Deps {
  readonly clock: Clock;
  readonly decisions: DecisionsFeature;
}

interface Asked {
  readonly recorded: readonly Decision[];
  readonly draft: Draft;
  readonly asker: Asker;
}

/** Everything that the second person says yes to, whole: the hash is that of this value. */
export interface DecisionRequest {
  readonly decisions: readonly string[];
  readonly cases: readonly string[];
  readonly draft: Draft;
  readonly counted_at: string;
  readonly warned: number;
  readonly credits: number;
}

/** Asks for a second person. A member who is to be banned for fraud is suspended until the answer. */
export async function askSecondPerson(
  { clock, decisions }: Deps,
  tx: Tx,
  { recorded, draft, asker }: Asked,
): Promise<Result<{ readonly id: number; readonly hash: string }, 'second_person_missing'>> {
  const counts = draft.act === 'ban_fraud' ? await decisions.countFraud(tx, recorded) : { warned: 0, credits: 0 };
  const request: DecisionRequest = {
    decisions: recorded.map(({ number }) => number),
    cases: numbersOf(draft),
    draft,
    counted_at: asker.now.toISOString(),
    ...counts,
  };
  const [only, ...others] = recorded;
  const subject = others.length === 0 ? (only?.user ?? null) : null;
  const approval = await askApproval(tx, clock, { kind: 'decision', site: asker.site, subject, request, by: asker.staff });
  if (!approval.ok) return approval;
  const until = new Date(asker.now.getTime() + approvalHours * 3_600_000);
  await decisions.waitFor(tx, recorded, { approval: approval.value.id, suspendUntil: draft.act === 'ban_fraud' ? until : null });
  return ok(approval.value);
}
