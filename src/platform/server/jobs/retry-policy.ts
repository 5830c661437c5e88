/** How to retry a kind of job. All in seconds. */
export interface RetryPolicy {
  /** From the first failure to the second try; each further wait is about twice as long. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Since it was queued: a job that fails later has failed for good. */
  readonly giveUpAfter: number;
}

const hour = 3600;

/**
 * For jobs that depend on servers of others. RFC 5321, 4.5.4.1, asks for four to five days of retries: a server that is repaired
 * after a long weekend loses nothing, and one that was away for a moment is retried at once.
 */
export const retriesForDays: RetryPolicy = { firstWait: 2, longestWait: hour, giveUpAfter: 5 * 24 * hour };

/** Thrown by a handler if a retry would have the same result: the job has failed for good. */
export class PermanentFailure extends Error {}
