import { type ErrorTable, errorsOf } from '#platform/contract/errors.ts';
import { accountErrors, fieldErrors } from '#features/account/contract/errors.ts';

/** Errors of the signup alone. `check_mail` and `signups_closed` apart, each names its field in params.field. */
export const signupOwnErrors = {
  /** The address has an account, on sites that reveal it (`explicit_account_messages`). */
  email_taken: 409,
  /** The address has a deleted account that can still be restored, on sites that reveal it. */
  email_deleted: 409,
  /** On all other sites the answer to every signup that is complete: how to go on was mailed to the address itself. A held account is never revealed. */
  check_mail: 409,
  gender_required: 400,
  search_gender_required: 400,
  invalid_country: 400,
  adult_required: 400,
  terms_required: 400,
  /** params: max */
  message_too_long: 400,
  /** The first message contains a link, which a new account may not send; params: hours */
  links_not_yet: 400,
  /** The site accepts no signups, or only those with a traffic source. */
  signups_closed: 403,
} as const satisfies ErrorTable;

export const signupErrors = {
  ...fieldErrors,
  ...errorsOf(accountErrors, 'too_many_mails'),
  ...signupOwnErrors,
} as const satisfies ErrorTable;
export type SignupErrorCode = keyof typeof signupErrors;
