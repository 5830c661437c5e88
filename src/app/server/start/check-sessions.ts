import type pg from 'pg';
import type { Logger } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, openDatabase } from '#platform/server/db/open-database.ts';
import { findMissingLimits } from '#platform/server/db/connections/session-limits.ts';
import { refusedOptions, StartFailure } from './start-failure.ts';

/** Ms between two tries. */
const tryEvery = 1000;

interface Sessions {
  readonly connection: pg.PoolConfig;
  /** Null: the connection is to the database itself. */
  readonly direct: pg.PoolConfig | null;
  readonly log: Logger;
  readonly say: (sentence: string) => void;
}

/**
 * Checks that the sessions of DATABASE_URL are as the site needs them: a pooler may lose their limits and their named statements, which
 * would be noticed only when a statement hangs. Waits while nobody answers there.
 */
export async function checkSessions(sessions: Sessions): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await checkOnce(sessions);
    } catch (error) {
      if (error instanceof StartFailure || !isDatabaseAway(error)) throw error;
      if (tries === 0) sessions.say('The pooler of DATABASE_URL does not answer: the site starts when it does.');
      await sleep(tryEvery);
    }
  }
}

async function checkOnce({ connection, direct, log }: Sessions): Promise<void> {
  const database = openDatabase({ connection, direct, size: 2, log });
  try {
    const clients = [await database.pool.connect(), await database.pool.connect()];
    try {
      for (const client of clients) {
        const missing = await findMissingLimits(client);
        if (missing.length > 0)
          throw new StartFailure(
            direct === null
              ? `DATABASE_URL loses settings of the connection (${missing.join(', ')}), as a pooler does: DATABASE_DIRECT_URL must name the database itself.`
              : `The limits of the role of DATABASE_URL are not in force (${missing.join(', ')}): run "npm run migrate", then RECONNECT in the pooler.`,
          );
      }
    } finally {
      for (const client of clients) client.release(true);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // A statement of this name exists already, or does not exist.
    if (code === '42P05' || code === '26000')
      throw new StartFailure(
        'The pooler of DATABASE_URL loses named statements: PgBouncer 1.21 or newer with max_prepared_statements = 250 keeps them.',
      );
    throw refusedOptions(error) ?? error;
  } finally {
    await database.close();
  }
}
