import { decidedErrors, errorsOf, type ErrorTable } from '#platform/contract/errors.ts';

/** Validation errors of one field, shared by all forms; params.field names it. */
export const fieldErrors = {
  name_required: 400,
  /** params: max */
  name_too_long: 400,
  name_is_email: 400,
  name_starts_with_at: 400,
  /** The name is an address or a phone number, or contains hidden characters or mixed scripts. Only the server checks this. */
  name_not_allowed: 400,
  invalid_email: 400,
  /** params: min */
  password_too_short: 400,
  /** params: max */
  password_too_long: 400,
  /** Easy to guess: a common password, a pattern, or the owner's data with few other characters. */
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
  /** The password is right, but the account is deleted. It can be restored. params: until (ISO 8601) */
  account_deleted: 409,
  /** The password is right; a one-time code is still required, to be sent to second-step.php. */
  second_step_required: 401,
  /** Too long ago that the password was entered, or it was changed since. */
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
  /** The maximum number of reset mails per day was sent to this address. */
  too_many_reset_mails: 429,
} as const satisfies ErrorTable;

/**
 * The password is right, but a decision has closed the account. params: number (of the decision), token (for `decision.php`), until (of
 * `suspended`, ISO 8601; missing: without end)
 */
export const closedErrors = errorsOf(decidedErrors, 'suspended', 'banned');
