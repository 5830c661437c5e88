import type { ErrorTable } from '#platform/contract/errors.ts';
import { fieldErrors } from '#features/account/contract/errors.ts';
import { answerErrors } from '#features/prompts/contract/prompts.ts';

/** Errors of the profile only; params.field names the field. */
export const profileOwnErrors = {
  /** params: max */
  about_too_long: 400,
  /** The minimum age is above the maximum age. */
  ages_reversed: 400,
  search_gender_required: 400,
  invalid_country: 400,
  /** No such region or town in the country. */
  unknown_place: 400,
  /** The site's niche does not offer it. */
  not_offered: 400,
  /** Dependencies a consent that was not given. */
  consent_required: 409,
  /** params: minutes */
  moved_too_often: 429,
} as const satisfies ErrorTable;

export const profileErrors = {
  name_required: fieldErrors.name_required,
  name_too_long: fieldErrors.name_too_long,
  name_is_email: fieldErrors.name_is_email,
  name_starts_with_at: fieldErrors.name_starts_with_at,
  name_not_allowed: fieldErrors.name_not_allowed,
  birth_date_required: fieldErrors.birth_date_required,
  invalid_birth_date: fieldErrors.invalid_birth_date,
  too_young: fieldErrors.too_young,
  ...profileOwnErrors,
  ...answerErrors,
} as const satisfies ErrorTable;
