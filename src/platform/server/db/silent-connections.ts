import type { Pool, PoolClient } from 'pg';

/**
 * A connection can be lost without a word: a firewall forgets it, a cable is pulled, the machine on the other side is gone.
 * Both sides then believe in it for many minutes, and each query on it waits for nothing.
 */

/** Ms between two checks of the idle connections, and for which an answer is awaited. */
const checkInterval = 3000;
const answerTimeout = 2000;

/** `pg` gives up on a query without an answer, but keeps its connection, on which all later queries would wait behind it. */
export function dropSilent(pool: Pool): void {
  pool.on('connect', (client) => {
    const run: unknown = client.query;
    if (typeof run !== 'function') return;
    const query = (...given: unknown[]): unknown => {
      const result: unknown = Reflect.apply(run, client, given);
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') destroy(client);
        });
      return result;
    };
    Object.assign(client, { query });
  });
}

/** Asks all idle connections at once, again and again, and removes those that do not answer. */
export function watchIdle(pool: Pool): { stop(): void } {
  let checking = false;
  const check = async () => {
    if (checking || pool.ended || pool.ending) return;
    checking = true;
    await Promise.all(Array.from({ length: pool.idleCount }, () => checkOne(pool)));
    checking = false;
  };
  const timer = setInterval(() => void check(), checkInterval).unref();
  return { stop: () => clearInterval(timer) };
}

async function checkOne(pool: Pool): Promise<void> {
  const client = await pool.connect().catch(() => null);
  if (client === null) return;
  client.release(!(await answers(client)));
}

/** False when the connection is of no use any more; then it is destroyed. */
export async function answers(client: PoolClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), answerTimeout);
  });
  const answered = client.query('SELECT 1').then(
    () => true,
    () => false,
  );
  const ok = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  if (!ok) destroy(client);
  return ok;
}

/** Ends it from this side, whatever the other one does: whoever waits on it fails at once. */
const destroy = (client: PoolClient): void => void client.end().catch(() => {});
