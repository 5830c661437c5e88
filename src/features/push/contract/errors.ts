import type { ErrorTable } from '#platform/contract/errors.ts';

export const pushErrors = {
  /** No push service of the open internet, or none over https. */
  push_service_refused: 422,
} as const satisfies ErrorTable;
