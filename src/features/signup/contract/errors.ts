import type { ErrorTable } from '#platform/contract/errors.ts';

/** Each but the last names its field in params.field. */
export const signupErrors = {
  name_required: 400,
  name_too_long: 400,
  name_is_email: 400,
  name_starts_with_at: 400,
  invalid_email: 400,
  /** Where the site says openly that there is an account. */
  email_taken: 409,
  /** Everywhere else: what there is to say went to the address itself. */
  check_mail: 409,
  /** params: min */
  password_too_short: 400,
  password_too_common: 400,
  birth_date_required: 400,
  invalid_birth_date: 400,
  /** params: min_age */
  too_young: 400,
  gender_required: 400,
  search_gender_required: 400,
  invalid_country: 400,
  adult_required: 400,
  terms_required: 400,
  /** The site takes nobody, or only visitors who come from somewhere. */
  signups_closed: 403,
} as const satisfies ErrorTable;
export type SignupErrorCode = keyof typeof signupErrors;
