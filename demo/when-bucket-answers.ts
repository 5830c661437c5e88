import { setTimeout as sleep } from 'node:timers/promises';
import { StorageAway } from '#platform/server/storage/storage-away.ts';

/** Ms until the next try. */
const againIn = 5000;

/**
 * Stores something as soon as the bucket takes it: a fleet may start while its bucket is slow or away. A bucket that refuses is an error
 * at once. `store` must leave nothing else behind when it is repeated.
 */
export async function whenBucketAnswers<Stored>(store: () => Promise<Stored>, waits: (error: StorageAway) => void): Promise<Stored> {
  for (;;) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof StorageAway) || error.reason !== 'away') throw error;
      waits(error);
    }
    await sleep(againIn);
  }
}
