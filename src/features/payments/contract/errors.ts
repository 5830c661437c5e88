import type { ErrorTable } from '#platform/contract/errors.ts';

export const paymentErrors = {
  /** The package is not offered on this site, or has no price in the buyer's currency. */
  package_unavailable: 410,
  /** The method is not available in the buyer's country and currency. */
  method_unavailable: 400,
  signature_invalid: 400,
} as const satisfies ErrorTable;
