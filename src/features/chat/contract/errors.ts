import type { ErrorTable } from '#platform/contract/errors.ts';

export const chatErrors = {
  /** params: credits (what is there), cost */
  not_enough_credits: 402,
  /** A free member has started as many conversations as free members may. params: limit */
  premium_required: 402,
  /** It would exceed what the member wants to spend in a month. params: limit, spent, cost (credits) */
  monthly_limit_reached: 402,
  /** params: limit (characters) */
  message_too_long: 400,
  message_empty: 400,
  /** The picture was not uploaded for this member, was sent before, or waited too long. */
  image_gone: 409,
  /** No GIF that is offered. */
  gif_unknown: 409,
  /** Accounts that are new send no links. params: hours (until they may) */
  links_not_yet: 403,
  /** Accounts that are new start fewer conversations. params: limit, hours (until there is no such limit) */
  too_many_new_conversations: 403,
  /** The sender has not activated the account yet, and as many messages wait as may. params: limit */
  activation_required: 409,
  /** What was removed cannot be taken back any more. */
  restore_too_late: 409,
} as const satisfies ErrorTable;
