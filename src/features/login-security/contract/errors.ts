import type { ErrorTable } from '#platform/contract/errors.ts';
import { accountErrors } from '#features/account/contract/errors.ts';
import { settingsErrors } from '#features/account-settings/contract/errors.ts';

/** Errors of the login's security alone. */
export const ownErrors = {
  /** The session was not confirmed within the last minutes: call confirmation.php first. */
  confirmation_required: 409,
  /** The device's response does not match the challenge, or the challenge has expired. */
  passkey_refused: 400,
  /** params: max */
  too_many_passkeys: 409,
  /** params: field */
  name_invalid: 400,
} as const satisfies ErrorTable;

export const loginSecurityErrors = {
  ...ownErrors,
  code_refused: accountErrors.code_refused,
  too_many_attempts: accountErrors.too_many_attempts,
  wrong_password: settingsErrors.wrong_password,
} as const satisfies ErrorTable;
