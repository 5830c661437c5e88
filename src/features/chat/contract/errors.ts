import type { ErrorTable } from '#platform/contract/errors.ts';

export const chatErrors = {
  /** params: credits (what is there), cost */
  not_enough_credits: 402,
  /** A free member has started as many conversations as free members may. params: limit */
  premium_required: 402,
  /** params: limit (characters) */
  message_too_long: 400,
  message_empty: 400,
  /** The sender has not activated the account yet, and as many messages wait as may. params: limit */
  activation_required: 409,
} as const satisfies ErrorTable;
