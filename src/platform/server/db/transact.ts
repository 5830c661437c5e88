import type { Db, Tx } from './open-database.ts';

/** SQLSTATEs with which PostgreSQL aborts a transaction in favour of another one: deadlock and serialization failure. */
const endedForOthers = new Set(['40P01', '40001']);
const tries = 3;

/**
 * Runs a transaction, and retries it immediately if PostgreSQL has aborted it in favour of another one. `work` may run several
 * times, so it must change nothing but the database.
 */
export async function transact<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  for (let left = tries; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left <= 1 || !isEndedForOthers(error)) throw error;
    }
  }
}

const isEndedForOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && endedForOthers.has(error.code);
