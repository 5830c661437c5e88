import type { Db, Tx } from './open-database.ts';

/** What PostgreSQL ends a transaction with so that another one can go on: a deadlock, or one that cannot be serialized. */
const endedForOthers = new Set(['40P01', '40001']);
const tries = 3;

/**
 * Runs a transaction, and begins it again at once when PostgreSQL has ended it in favour of another one: whoever asked need not know.
 * The work must change nothing but the database.
 */
export async function transact<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
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
