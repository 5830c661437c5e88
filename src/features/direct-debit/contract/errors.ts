import type { ErrorTable } from '#platform/contract/errors.ts';

export const directDebitErrors = {
  iban_invalid: 400,
  /** The account is in a country from which we cannot collect. */
  iban_country: 400,
  /** No mobile number of a country from which we collect. */
  phone_invalid: 400,
  /** A debit of this member was returned. */
  blocked_account: 403,
  /**
   * More of the member's own orders would be collected from this IBAN, or by this telephone, than the limit allows: `limit` in cents
   * within `days`, again from `from` (epoch ms; 0: never).
   */
  limit_reached: 409,
  /** One debit of a member goes before any other, until it was collected. */
  first_debit_open: 409,
  /** The day of the collection is announced to the member's address, so that must be theirs. */
  activation_first: 409,
  /** It does not work with this account and telephone. Not said before the code was right, and never why: that would tell about others. */
  account_unavailable: 403,
  /** To this telephone, of this order, member, network or site. */
  too_many_codes: 429,
  sms_failed: 503,
  /** The order failed or is paid already. */
  order_closed: 409,
  code_invalid: 400,
  /** More than 10 minutes old. */
  code_expired: 410,
  /** Five wrong tries. */
  code_used_up: 410,
} as const satisfies ErrorTable;
