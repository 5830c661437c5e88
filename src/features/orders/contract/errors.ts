import type { ErrorTable } from '#platform/contract/errors.ts';

export const paymentErrors = {
  /** The package is not offered on this site, or has no price in the buyer's currency. */
  package_unavailable: 410,
  /** What is ordered costs or contains something else than the buyer was shown: nothing is ordered. */
  price_changed: 409,
  /** The company may not sell to the buyer's country: it is not registered for VAT there, or not registered at all. */
  sales_stopped: 409,
  /** The method is not available in the buyer's country and currency. */
  method_unavailable: 400,
  /** The buyer has not asked to start before the time to withdraw is over, or has agreed to an old text. */
  start_consent_required: 400,
  /**
   * The connection comes from another country than the profile's, and the buyer has not declared that they live in the profile's country.
   */
  country_unclear: 409,
  signature_invalid: 400,
  /** The saved method was removed, has expired, belongs to another member or is of another kind. */
  means_unavailable: 410,
  /**
   * The account, the device or the card has too many orders or refused payments. The next order is accepted in `n` of `unit`, `minutes`
   * or `hours`.
   */
  too_many_payments: 429,
  /** The time to give it back is over, nothing of it is left, or nothing was paid. */
  refund_unavailable: 409,
  /** The sum has changed since the buyer confirmed it. */
  refund_changed: 409,
  /** The bank took a payment back and the member owes some of it: they cannot buy or spend until it is settled (`dues.php`). */
  spending_frozen: 402,
  /** Nothing is owed for this order, or the order belongs to another member. */
  nothing_owed: 409,
  name_required: 400,
  order_required: 400,
  invalid_email: 400,
  /** The mailed link is wrong, or its account was erased. */
  link_expired: 410,
} as const satisfies ErrorTable;
