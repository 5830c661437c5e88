import { staffErrors } from '#features/staff/contract/errors.ts';

export const setupErrors = {
  /** No link has this token; the same reply for every wrong one. */
  setup_link_unknown: 404,
  /** It was valid, for 48 hours. */
  setup_link_expired: 404,
  /** It was used: the site is open. */
  setup_finished: 404,
  /** Another browser has saved this step since. */
  setup_changed: 409,
  /** Something is missing that the step before asks for. params: step */
  setup_step_first: 409,
  /** The site cannot open yet; `missing` of the reply before says why. */
  setup_incomplete: 409,
  mail_failed: 502,
  too_many_mails: 429,
  /** params: left */
  mail_code_wrong: 400,
  mail_code_used_up: 409,
  payment_refused: 409,
  code_refused: staffErrors.code_refused,
  passkey_refused: staffErrors.passkey_refused,
  too_many_passkeys: staffErrors.too_many_passkeys,
  name_invalid: staffErrors.name_invalid,
  invalid_email: staffErrors.invalid_email,
  password_too_short: staffErrors.password_too_short,
  password_too_long: staffErrors.password_too_long,
  password_too_common: staffErrors.password_too_common,
  password_is_own: staffErrors.password_is_own,
} as const;
export type SetupErrorCode = keyof typeof setupErrors;
