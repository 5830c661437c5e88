import type { ErrorTable } from '#platform/contract/errors.ts';

export const officeLegalErrors = {
  /** Nobody can be told of terms that have begun already. */
  begins_in_past: 400,
} as const satisfies ErrorTable;
