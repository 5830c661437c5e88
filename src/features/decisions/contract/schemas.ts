import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { decisionActs, decisionReasons, decisionSources, letterParts, restrictions } from './rules.ts';

/** Such as `M-7K2M-9QXA`. */
export const CaseNumber = Type.String({ pattern: '^M-[0-9A-Z]{4}-[0-9A-Z]{4}$' });

/** Such as `D-7K2M-9QXA`. */
export const DecisionNumber = Type.String({ pattern: '^D-[0-9A-Z]{4}-[0-9A-Z]{4}$' });

/** The letter to the member, as it is sent. */
export const Letter = Type.Object({
  language: OneOf(languages),
  /** What holds, and until when. */
  title: Type.String(),
  /** What happened, which rule or law, whether a person or a program, what it means, how to appeal, other ways. */
  sections: Type.Array(
    Type.Object({
      part: OneOf(letterParts),
      title: Type.String(),
      /** `mark`: of what it means, whether it restricts (`no`) or stays possible (`yes`). */
      paragraphs: Type.Array(Type.Object({ text: Type.String(), mark: Nullable(OneOf(['no', 'yes'])) })),
    }),
  ),
  /** The words are those of who decided, not a preset. */
  own_words: Type.Boolean(),
});

export type Letter = Static<typeof Letter>;

/** A decision as staff see it. */
export const DecisionView = Type.Object({
  number: Type.String(),
  act: OneOf(decisionActs),
  reason: OneOf(decisionReasons),
  restricts: Type.Array(OneOf(restrictions)),
  by: Nullable(Type.String()),
  mine: Type.Boolean(),
  at: Instant,
  until: Nullable(Instant),
  facts: Type.String(),
  words: Type.String(),
  /** Until when it can be undone; null when that time is over. */
  undo_until: Nullable(Instant),
  state: OneOf(['waiting', 'held', 'applied', 'withdrawn', 'reversed']),
});

export type DecisionView = Static<typeof DecisionView>;

/** An appeal, for whoever wrote it. */
const Appeal = Type.Object({
  words: Type.String(),
  at: Instant,
  answer_by: Instant,
  /** Null while it is not answered. */
  outcome: Nullable(OneOf(['restore', 'uphold'])),
  answered_at: Nullable(Instant),
  answer: Type.String(),
});

const Readable = {
  number: DecisionNumber,
  at: Instant,
  letter: Letter,
  /** Until when it can be appealed against. */
  appeal_until: Instant,
  /** Whether it can be appealed against now. */
  can_appeal: Type.Boolean(),
  appeal: Nullable(Appeal),
};

/** What a member can read of a decision about them: never who made it. */
const AffectedDecision = Type.Object({
  role: Type.Literal('member'),
  ...Readable,
  act: OneOf(decisionActs),
  reason: OneOf(decisionReasons),
  restricts: Type.Array(OneOf(restrictions)),
  /** From when it holds. */
  from: Instant,
  until: Nullable(Instant),
  facts: Type.String(),
  ground: OneOf(['law', 'rule']),
  ground_reference: Type.String(),
  source: OneOf(decisionSources),
  reports: Type.Integer(),
  found_by_machine: Type.Boolean(),
  decided_by_machine: Type.Boolean(),
  evidence_until: Nullable(Instant),
  /** It has been lifted. */
  lifted_at: Nullable(Instant),
  /** The number of a decision that came in its place. */
  replaced_by: Nullable(DecisionNumber),
});

/** What whoever reported something can read of the decision about it: never what was done, nor to whom. */
const ReportedDecision = Type.Object({
  role: Type.Literal('reporter'),
  ...Readable,
  outcome: OneOf(['acted', 'dismissed']),
  reported: Type.Object({ number: Type.String(), at: Instant }),
});

/** A decision for whom it concerns. */
export const MemberDecision = Type.Union([AffectedDecision, ReportedDecision]);

export type MemberDecision = Static<typeof MemberDecision>;
