import type { ErrorTable } from '#platform/contract/errors.ts';

/** Errors of the machine's page. */
export const jobsErrors = {
  /** It is running or done, or there is none. */
  job_not_open: 409,
} as const satisfies ErrorTable;
export type JobsErrorCode = keyof typeof jobsErrors;
