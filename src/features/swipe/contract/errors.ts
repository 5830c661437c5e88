import type { ErrorTable } from '#platform/contract/errors.ts';

export const swipeErrors = {
  /** The day's likes are used up. params: resets_at */
  no_likes_left: 403,
  /** There is no decision to undo, or it made a match in which messages have been sent. */
  nothing_to_undo: 409,
} as const satisfies ErrorTable;
