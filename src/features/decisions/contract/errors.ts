import { type ErrorTable, staffAccessErrors } from '#platform/contract/errors.ts';

/** Errors of cases and of decisions about them. */
export const decisionErrors = {
  ...staffAccessErrors,
  /** Somebody else works on the case. params: by (role), until */
  claimed: 409,
  /** Somebody else was faster. params: by (role), act, at, number */
  decided_meanwhile: 409,
  text_required: 400,
  /** params: max */
  text_too_long: 400,
  /** The act is none of the case's kind, or lacks what belongs to it. params: act */
  act_does_not_fit: 400,
  /** A reason that demands words has none, or an answer to an appeal. */
  words_required: 400,
  /** The end is in the past, or more than two years away. */
  until_invalid: 400,
  /** Whoever made the first decision cannot judge the appeal. */
  first_judge: 403,
  /** The words for the log. params: max */
  too_many_words: 400,
  /** Nobody else has the right to approve. params: right */
  second_person_missing: 409,
  /** It is applied already. */
  undo_over: 409,
  /** More than six months ago. */
  appeal_over: 410,
  /** There is an appeal already. */
  appealed_already: 409,
} as const satisfies ErrorTable;
export type DecisionErrorCode = keyof typeof decisionErrors;
