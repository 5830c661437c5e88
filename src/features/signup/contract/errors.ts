import type { ErrorTable } from '#platform/contract/errors.ts';
import { fieldErrors } from '#features/account/contract/errors.ts';

/** What only the signup refuses; each but the last two names its field in params.field. */
export const signupOwnErrors = {
  /** Where the site says openly that there is an account. */
  email_taken: 409,
  /** Where the site says openly that there is one that was deleted and can still come back. */
  email_deleted: 409,
  /** Everywhere else: what there is to say went to the address itself. */
  check_mail: 409,
  gender_required: 400,
  search_gender_required: 400,
  invalid_country: 400,
  adult_required: 400,
  terms_required: 400,
  /** params: max */
  message_too_long: 400,
  /** The site takes nobody, or only visitors who come from somewhere. */
  signups_closed: 403,
} as const satisfies ErrorTable;

export const signupErrors = { ...fieldErrors, ...signupOwnErrors } as const satisfies ErrorTable;
export type SignupErrorCode = keyof typeof signupErrors;
