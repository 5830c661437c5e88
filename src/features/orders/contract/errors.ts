import type { ErrorTable } from '#platform/contract/errors.ts';

export const paymentErrors = {
  /** The package is not offered on this site, or has no price in the buyer's currency. */
  package_unavailable: 410,
  /** The company may not sell to the buyer's country: it is not registered for VAT there, or not at all. */
  sales_stopped: 409,
  /** The method is not available in the buyer's country and currency. */
  method_unavailable: 400,
  /** The buyer has not asked to start before the time to withdraw is over, or by an old text. */
  start_consent_required: 400,
  /** The connection comes from another country than the profile's, and the buyer has not declared the latter. */
  country_unclear: 409,
  signature_invalid: 400,
  /** The saved method was removed, has expired, belongs to somebody else or is of another method. */
  means_unavailable: 410,
  /** Too many orders or refused payments of the account, the device or the card. The next one is accepted in `n` of `unit`, `minutes` or `hours`. */
  too_many_payments: 429,
  /** Its time is over, nothing is left of it, or nothing was paid. */
  refund_unavailable: 409,
  /** The sum that was confirmed is no longer right. */
  refund_changed: 409,
  /** The bank took a payment back and something of it is owed: until it is settled nothing can be bought or spent (`dues.php`). */
  spending_frozen: 402,
  /** Nothing is owed of this order, or it is not the member's. */
  nothing_owed: 409,
  name_required: 400,
  order_required: 400,
  invalid_email: 400,
  /** The mailed link is wrong, or its account was erased. */
  link_expired: 410,
} as const satisfies ErrorTable;
