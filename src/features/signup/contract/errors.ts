import { type ErrorTable, errorsOf } from '#platform/contract/errors.ts';
import { accountErrors, fieldErrors } from '#features/account/contract/errors.ts';

/** Errors of the signup only. Except for `check_mail`, `network_blocked` and `signups_closed`, each names its field in params.field. */
export const signupOwnErrors = {
  /** The address has an account, on sites that reveal it (`explicit_account_messages`). */
  email_taken: 409,
  /** The address has a deleted account that can still be restored, on sites that reveal it. */
  email_deleted: 409,
  /** The reply to every complete signup on all other sites: the next step was mailed to the address. A held account is never revealed. */
  check_mail: 409,
  gender_required: 400,
  search_gender_required: 400,
  invalid_country: 400,
  adult_required: 400,
  terms_required: 400,
  /** The version that the form showed is no longer in force. params: version */
  terms_outdated: 409,
  /** params: max */
  message_too_long: 400,
  /** The first message contains a link, which a new account may not send; params: hours */
  links_not_yet: 400,
  /** The site accepts no addresses of this domain. */
  mail_domain_blocked: 403,
  /** The site accepts no signups from the network of the caller. */
  network_blocked: 403,
  /** The first message contains what the site has blocked. */
  message_blocked: 403,
  /** The site accepts no signups, or only those that have a traffic source. */
  signups_closed: 403,
} as const satisfies ErrorTable;

export const signupErrors = {
  ...fieldErrors,
  ...errorsOf(accountErrors, 'too_many_mails'),
  ...signupOwnErrors,
} as const satisfies ErrorTable;
export type SignupErrorCode = keyof typeof signupErrors;
