import type { ErrorTable } from '#platform/contract/errors.ts';

export const swipeErrors = {
  /** The day's likes are used up. params: resets_at */
  no_likes_left: 403,
  /** Nothing to take back: no decision yet, or the other side has seen it as a match and written. */
  nothing_to_undo: 409,
} as const satisfies ErrorTable;
