/** Why a bucket cannot be used now. */
type AwayReason = 'away' | 'refused' | 'no bucket' | 'full';

/** The bucket cannot be used now; trying again later may succeed. The error handler answers 503 `unavailable`. */
export class StorageAway extends Error {
  readonly statusCode = 503;
  readonly reason: AwayReason;

  constructor(reason: AwayReason, cause: unknown) {
    super(`the bucket cannot be used (${reason}): ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`);
    this.reason = reason;
  }
}
