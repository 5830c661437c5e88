import type { ErrorTable } from '#platform/contract/errors.ts';

/** What is wrong with a field of a content. */
export const contentProblems = [
  'missing',
  'not_here',
  'unknown',
  'reserved',
  'malformed',
  'needs_language',
  'has_no_language',
  'unknown_placeholder',
] as const;
export type ContentProblemName = (typeof contentProblems)[number];

export const officeContentErrors = {
  /** Somebody else was faster. params: version (the current one), yours, by, at, theirs (the current fields as JSON) */
  changed_meanwhile: 409,
  /** params: field, problem (`contentProblems`) */
  content_refused: 400,
  /** params: why (unsupported, heic, unreadable, too_many_pixels, too_small, too_narrow) */
  picture_refused: 422,
  /** There is no draft, or it says what is live. */
  nothing_to_publish: 409,
} as const satisfies ErrorTable;
export type OfficeContentErrorCode = keyof typeof officeContentErrors;
