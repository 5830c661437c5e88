import type { ErrorTable } from '#platform/contract/errors.ts';

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
} as const satisfies ErrorTable;
export type SiteErrorCode = keyof typeof siteErrors;
