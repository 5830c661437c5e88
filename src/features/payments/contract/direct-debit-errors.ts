import type { ErrorTable } from '#platform/contract/errors.ts';

export const directDebitErrors = {
  iban_invalid: 400,
  /** The account is in a country from which we cannot collect. */
  iban_country: 400,
  phone_invalid: 400,
  /** A debit of this member was returned. */
  blocked_account: 403,
  /** More would be collected from this IBAN than its limit allows: `limit` in cents within `days`, again from `from` (epoch ms; 0: never). */
  limit_reached: 409,
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
