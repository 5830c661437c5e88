import type { ErrorTable } from '#platform/contract/errors.ts';

export const pushErrors = {
  /** The address is not https, or not on the public internet. */
  push_service_refused: 422,
} as const satisfies ErrorTable;
