import type { ErrorTable } from '#platform/contract/errors.ts';
import { fieldErrors } from '#features/account/contract/errors.ts';

/** Errors of the safety calls only; params.field names the field. */
export const safetyOwnErrors = {
  /** params: max */
  text_too_long: 400,
  text_required: 400,
  /** params: minutes */
  too_many_complaints: 429,
  /** params: hours */
  too_many_reports: 429,
} as const satisfies ErrorTable;

export const safetyErrors = { invalid_email: fieldErrors.invalid_email, ...safetyOwnErrors } as const satisfies ErrorTable;
