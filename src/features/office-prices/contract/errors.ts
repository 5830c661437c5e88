import { type ErrorTable } from '#platform/contract/errors.ts';

export const officePricesErrors = {
  /** Somebody else was faster. params: version (the current one), yours, by, at, theirs (the packages or the code now, as JSON) */
  changed_meanwhile: 409,
  /** params: at (the place in the list, from 0), field */
  package_invalid: 400,
  /** Nothing with credits would be sold. */
  nothing_sold: 400,
  /** More than a year ahead. */
  time_too_far: 400,
  /** params: field */
  code_invalid: 400,
  /** The welcome discount is part of the product. */
  code_reserved: 409,
} as const satisfies ErrorTable;
export type OfficePricesErrorCode = keyof typeof officePricesErrors;
