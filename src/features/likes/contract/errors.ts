import type { ErrorTable } from '#platform/contract/errors.ts';

export const likeErrors = {
  /** params: max */
  note_too_long: 400,
  /** The member does not say that (any more). */
  line_not_found: 409,
} as const satisfies ErrorTable;
