/** Why a bucket cannot be used now. */
export type AwayReason = 'away' | 'refused' | 'no bucket' | 'full';

/** The ends of sentences. */
export const awayReasons: Readonly<Record<AwayReason, string>> = {
  away: 'its server does not answer',
  refused: 'its server refuses the key',
  'no bucket': 'there is no such bucket',
  full: 'the bucket is full',
};

/** The bucket cannot be used now; trying again later may succeed. The error handler answers 503 `unavailable`. */
export class StorageAway extends Error {
  readonly statusCode = 503;
  readonly reason: AwayReason;

  constructor(reason: AwayReason, cause: unknown) {
    super(`the bucket cannot be used (${reason}): ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`);
    this.reason = reason;
  }
}

/** Whether a failed call says that the storage cannot be used now. Otherwise other files may work: a bucket may refuse or lose one alone. */
export const isStorageAway = async (error: unknown, storage: { readonly fault: () => Promise<AwayReason | null> }): Promise<boolean> =>
  error instanceof StorageAway && (await storage.fault()) !== null;
