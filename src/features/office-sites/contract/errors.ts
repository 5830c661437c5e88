import type { ErrorTable } from '#platform/contract/errors.ts';
import { staffErrors } from '#features/staff/contract/errors.ts';

export const siteErrors = {
  /** params: max */
  words_too_long: 400,
  /** params: field, problem (`fieldProblems`), fields (all that have one, with spaces between), and what the problem names */
  setting_refused: 400,
  /** params: version (the current one), yours, by, at, theirs (the values of the current draft as JSON) */
  changed_meanwhile: 409,
  nothing_to_publish: 409,
  already_reverted: 409,
  /** A later publication has changed it. params: field */
  changed_since: 409,
  /** The file is none that `site-export.php` has made. */
  not_an_export: 400,
  /** The typed name is not that of the site. */
  name_differs: 400,
  /** The first site of the installation stays open. */
  main_site: 409,
  closing_already: 409,
  /** It cannot say that there are none while there are some. params: n */
  fictional_profiles_left: 409,
  second_person_missing: staffErrors.second_person_missing,
} as const satisfies ErrorTable;
export type SiteErrorCode = keyof typeof siteErrors;
