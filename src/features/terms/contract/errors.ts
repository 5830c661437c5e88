import type { ErrorTable } from '#platform/contract/errors.ts';

export const termsErrors = {
  /** A newer version applies meanwhile. params: version */
  terms_outdated: 409,
} as const satisfies ErrorTable;
