import { type ErrorTable, errorsOf, staffAccessErrors } from '#platform/contract/errors.ts';
import { decisionErrors } from '#features/decisions/contract/errors.ts';

export const blockErrors = {
  ...staffAccessErrors,
  ...errorsOf(decisionErrors, 'text_required', 'too_many_words', 'until_invalid'),
  /** It is no domain, network, phrase or hash that can be blocked. params: kind */
  block_value_invalid: 400,
  /** A photo hash refuses nothing. params: kind */
  effect_does_not_fit: 400,
  /** So many of this kind stand already. params: max */
  too_many_blocks: 409,
} as const satisfies ErrorTable;
export type BlockErrorCode = keyof typeof blockErrors;
