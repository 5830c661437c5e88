import type { ErrorTable } from '#platform/contract/errors.ts';

export const accountErrors = {
  /** Wrong password and unknown address alike. */
  login_failed: 401,
  /** params: minutes */
  too_many_attempts: 429,
  /** The link is unknown, used or too old. */
  link_expired: 410,
  /** params: minutes */
  too_many_mails: 429,
} as const satisfies ErrorTable;
