import type { ErrorTable } from '#platform/contract/errors.ts';
import { decisionErrors } from '#features/decisions/contract/errors.ts';

/** Errors of the queue, and of decisions about its cases. */
export const caseErrors = {
  ...decisionErrors,
  /** The case has ended, or is of a kind that is not answered by mail. */
  not_answerable: 409,
  /** A photo is removed for a reason. */
  reason_required: 400,
  /** So many photos are accepted only with their number. params: count */
  count_required: 400,
} as const satisfies ErrorTable;
export type CaseErrorCode = keyof typeof caseErrors;
