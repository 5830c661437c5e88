import type { ErrorTable } from '#platform/contract/errors.ts';

export const directDebitErrors = {
  iban_invalid: 400,
  /** The account is in a country from which we cannot collect. */
  iban_country: 400,
  /** Not a mobile number of a country from which we collect. */
  phone_invalid: 400,
  /** A debit of this member was returned. */
  blocked_account: 403,
  /**
   * The member's own orders would exceed the limit for this IBAN or this telephone: `limit` in cents within `days`, possible again from
   * `from` (epoch ms; 0: never).
   */
  limit_reached: 409,
  /** A member's first debit must be collected before they may order another one. */
  first_debit_open: 409,
  /** The collection is announced to the member's address, so the member must have confirmed that address. */
  activation_first: 409,
  /**
   * This account or telephone is refused. Only answered after the right code, and never with a reason: that would reveal data about
   * others.
   */
  account_unavailable: 403,
  /** Too many codes for this telephone, order, member, network or site. */
  too_many_codes: 429,
  sms_failed: 503,
  /** The order failed or is paid already. */
  order_closed: 409,
  code_invalid: 400,
  /** The code is more than 10 minutes old. */
  code_expired: 410,
  /** Five wrong codes were entered. */
  code_used_up: 410,
} as const satisfies ErrorTable;
