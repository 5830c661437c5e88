/** How a kind of job is tried again. All in seconds. */
export interface RetryPolicy {
  /** From the first failure to the second try; each further wait is about twice as long. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Since it was queued: a job that fails after that has failed for good. */
  readonly giveUpAfter: number;
}

const hour = 3600;

/**
 * For what depends on servers of others. RFC 5321, 4.5.4.1, asks for four to five days of trying; whoever's server is repaired
 * after a long weekend loses nothing then, and one that was away for a moment is asked again at once.
 */
export const retriesForDays: RetryPolicy = { firstWait: 2, longestWait: hour, giveUpAfter: 5 * 24 * hour };

/** Thrown by a handler: the same again would have the same answer, so the job has failed for good. */
export class PermanentFailure extends Error {}
