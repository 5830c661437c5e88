import type { ErrorTable } from '#platform/contract/errors.ts';
import { fieldErrors } from '#features/account/contract/errors.ts';

/** Params.field names the field. */
export const noticeErrors = {
  invalid_email: fieldErrors.invalid_email,
  reason_required: 400,
  place_required: 400,
  text_required: 400,
  /** params: max */
  text_too_long: 400,
  email_required: 400,
  good_faith_required: 400,
  /** params: minutes */
  too_many_notices: 429,
} as const satisfies ErrorTable;
