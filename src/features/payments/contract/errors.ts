import type { ErrorTable } from '#platform/contract/errors.ts';

export const paymentErrors = {
  /** The package is not sold here, or not in this currency. */
  package_unavailable: 410,
  /** The method does not fit the country and currency. */
  method_unavailable: 400,
  signature_invalid: 400,
} as const satisfies ErrorTable;
