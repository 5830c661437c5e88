import { type ErrorTable, staffAccessErrors } from '#platform/contract/errors.ts';
import { accountErrors } from '#features/account/contract/errors.ts';

/** Errors of the back office's door and of its staff. */
export const staffErrors = {
  ...staffAccessErrors,
  login_failed: accountErrors.login_failed,
  /** params: minutes */
  too_many_attempts: accountErrors.too_many_attempts,
  /** The password is right; the same call with a `code`, or a login with a passkey, gets in. */
  second_step_required: accountErrors.second_step_required,
  code_refused: accountErrors.code_refused,
  /** The device's response does not match the challenge, or the challenge has expired. */
  passkey_refused: 400,
  /** params: max */
  too_many_passkeys: 409,
  /** The link is unknown, used or older than 24 hours. */
  invitation_expired: 410,
  /** params: max */
  name_invalid: 400,
  invalid_email: accountErrors.invalid_email,
  password_too_short: accountErrors.password_too_short,
  password_too_long: accountErrors.password_too_long,
  password_too_common: accountErrors.password_too_common,
  password_is_own: accountErrors.password_is_own,
  /** Without an owner nobody could give rights. */
  last_owner: 409,
  /** Nobody else has the right to approve. params: right */
  second_person_missing: 409,
  /** Whoever asks cannot approve. */
  own_request: 403,
  /** The request is not the one that the hash names. */
  approval_changed: 409,
  /** The reason or the words for the log. params: max */
  too_many_words: 400,
  /** No such day. params: field */
  day_invalid: 400,
  /** Older than 24 hours, or already answered. */
  approval_lapsed: 410,
} as const satisfies ErrorTable;
export type StaffErrorCode = keyof typeof staffErrors;
