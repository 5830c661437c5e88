import type { ErrorTable } from '#platform/contract/errors.ts';

export const likeErrors = {
  /** params: max */
  note_too_long: 400,
  /** The line is not, or no longer, in the about text. */
  line_not_found: 409,
  /** The member does not answer this prompt, or no longer. */
  answer_not_found: 409,
} as const satisfies ErrorTable;
