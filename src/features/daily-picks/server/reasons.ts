import { isLongerThan } from '#platform/contract/text/text.ts';
import type { Fit } from '#features/members/contract/fit.ts';
import { isSuitable } from '#features/members/contract/interest-words.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import type { Reason } from '../contract/endpoints.ts';
import { maxShownAnswer } from '../contract/rules.ts';

interface Reasoned {
  readonly answers: readonly Answer[];
  readonly fit: readonly Fit[];
}

/** Stronger reasons come first. */
const weight: Readonly<Record<Reason['reason'], number>> = {
  answer: 7,
  interests: 6,
  town: 5,
  near: 4,
  relationship_status: 3,
  age: 2,
  both_active: 1,
  both_seek: 0,
};
/** Two or more shared interests are a stronger reason than a prompt answer, one is a weaker reason. */
const manyShared = 2;

/** One reason for each member: the strongest one that no member before has, else the strongest. Null: there is none at all. */
export function pickReasons(members: readonly Reasoned[]): (Reason | null)[] {
  const used = new Set<Reason['reason']>();
  return members.map((member) => {
    const reasons = reasonsOf(member);
    const reason = reasons.find((one) => !used.has(one.reason)) ?? reasons[0] ?? null;
    if (reason !== null) used.add(reason.reason);
    return reason;
  });
}

function reasonsOf({ answers, fit }: Reasoned): Reason[] {
  const short = answers.filter(({ answer }) => !isLongerThan(answer, maxShownAnswer));
  const said = short.slice(0, 1).map(({ prompt, answer }): Reason => ({ reason: 'answer', prompt, answer }));
  return [...said, ...fit.flatMap(suitable)].toSorted((a, b) => strength(b) - strength(a));
}

function suitable(fit: Fit): Fit[] {
  if (fit.reason !== 'interests') return [fit];
  const interests = fit.interests.filter(isSuitable);
  return interests.length > 0 ? [{ ...fit, interests }] : [];
}

const strength = (reason: Reason): number =>
  reason.reason === 'interests' && reason.interests.length >= manyShared ? weight.answer + 1 : weight[reason.reason];
