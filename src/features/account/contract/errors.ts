import type { ErrorTable } from '#platform/contract/errors.ts';

/** Validation errors of one field, shared by all forms; params.field names it. */
export const fieldErrors = {
  name_required: 400,
  /** params: max */
  name_too_long: 400,
  name_is_email: 400,
  name_starts_with_at: 400,
  /** An address, a phone number, hidden characters or a mixture of scripts. Only the server says so. */
  name_not_allowed: 400,
  invalid_email: 400,
  /** params: min */
  password_too_short: 400,
  /** params: max */
  password_too_long: 400,
  /** Easy to guess: common, a pattern, or the owner's data with little else. */
  password_too_common: 400,
  /** The owner's address or name. */
  password_is_own: 400,
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
  /** The same for a wrong password and an unknown address. */
  login_failed: 401,
  /** params: minutes */
  too_many_attempts: 429,
  /** The password is right, but the account is deleted and can still be restored. params: until (ISO 8601) */
  account_deleted: 409,
  /** The password is right; a one-time code is still missing, to be sent to second-step.php. */
  second_step_required: 401,
  /** Too long since the password was entered, or it was changed. */
  second_step_expired: 410,
  /** A wrong or used code. */
  code_refused: 401,
  /** No recent login to a deleted account in this browser, or its 14 days are over. */
  restore_expired: 410,
  /** The link is unknown, used or too old. */
  link_expired: 410,
  /** params: minutes */
  too_many_mails: 429,
  /** Only on sites that reveal whether an account exists. */
  email_not_found: 404,
  /** No more reset mails to this address today. */
  too_many_reset_mails: 429,
} as const satisfies ErrorTable;
