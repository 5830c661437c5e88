import type { ErrorTable } from '#platform/contract/errors.ts';

/** What is wrong with one field, wherever it is asked for; params.field names it. */
export const fieldErrors = {
  name_required: 400,
  /** params: max */
  name_too_long: 400,
  name_is_email: 400,
  name_starts_with_at: 400,
  invalid_email: 400,
  /** params: min */
  password_too_short: 400,
  password_too_common: 400,
  /** The second entry differs from the first. */
  passwords_not_identical: 400,
  birth_date_required: 400,
  invalid_birth_date: 400,
  /** params: min_age */
  too_young: 400,
} as const satisfies ErrorTable;
export type FieldErrorCode = keyof typeof fieldErrors;

export const accountErrors = {
  ...fieldErrors,
  /** Wrong password and unknown address alike. */
  login_failed: 401,
  /** params: minutes */
  too_many_attempts: 429,
  /** The password is right and the account deleted, but not purged: it can come back. params: until (ISO 8601) */
  account_deleted: 409,
  /** Nobody logged in to a deleted account here a moment ago, or its 14 days are over. */
  restore_expired: 410,
  /** The link is unknown, used or too old. */
  link_expired: 410,
  /** params: minutes */
  too_many_mails: 429,
  /** Where the site says openly whether there is an account. */
  email_not_found: 404,
  /** No more reset mails to this address today. */
  too_many_reset_mails: 429,
} as const satisfies ErrorTable;
