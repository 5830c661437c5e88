import type { ErrorTable } from '#platform/contract/errors.ts';

export const chatErrors = {
  /** params: credits (the balance), cost */
  not_enough_credits: 402,
  /** A free member has started as many conversations as free members may. params: limit */
  premium_required: 402,
  /** It would exceed the monthly limit that the member has set. params: limit, spent, cost (credits) */
  monthly_limit_reached: 402,
  /** The bank reversed a payment and part of it is still owed: nothing can be spent until it is settled. */
  spending_frozen: 402,
  /** params: limit (characters) */
  message_too_long: 400,
  message_empty: 400,
  /** The text contains what the site has blocked. */
  message_blocked: 403,
  /** The image was not uploaded for this recipient, was already sent, or has expired. */
  image_gone: 409,
  /** The message to quote is not, or no longer, in this conversation of the sender's. */
  quoted_gone: 409,
  /** The GIF does not exist or is not offered any more. */
  gif_unknown: 409,
  /** The gift is not offered any more. */
  gift_gone: 409,
  /** The gift costs something else than the sender has seen. params: cost (credits) */
  gift_price_changed: 409,
  /** New accounts may not send links. params: hours (until they may) */
  links_not_yet: 403,
  /** New accounts may start fewer conversations. params: limit, hours (until the limit ends) */
  too_many_new_conversations: 403,
  /** The sender has not activated the account, and the maximum number of messages is already waiting. params: limit */
  activation_required: 409,
  /** The conversation was removed too long ago to be restored. */
  restore_too_late: 409,
} as const satisfies ErrorTable;
