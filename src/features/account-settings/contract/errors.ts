import type { ErrorTable } from '#platform/contract/errors.ts';
import { accountErrors, fieldErrors } from '#features/account/contract/errors.ts';

/** Errors of the account settings alone. */
export const settingsErrors = {
  /** params.field names it. */
  wrong_password: 400,
  /** The new address is the old one. */
  email_unchanged: 400,
  /** Another account has the address, on sites that reveal it. */
  email_taken: 409,
  /** The site takes no address of this provider. */
  mail_domain_blocked: 403,
} as const satisfies ErrorTable;

export const accountSettingsErrors = {
  ...fieldErrors,
  ...settingsErrors,
  too_many_attempts: accountErrors.too_many_attempts,
  too_many_mails: accountErrors.too_many_mails,
  link_expired: accountErrors.link_expired,
} as const satisfies ErrorTable;
