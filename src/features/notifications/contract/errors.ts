import type { ErrorTable } from '#platform/contract/errors.ts';

export const notificationErrors = {
  /** The link was not made by us, or its account is gone. */
  link_invalid: 410,
} as const satisfies ErrorTable;
