import type { Pool, PoolClient } from 'pg';

/**
 * A connection can be lost silently: a firewall drops its state, somebody pulls a cable, the other machine is gone. Both sides then
 * consider it open for many minutes, and every query on it waits in vain.
 */

/** Ms between two checks of the idle connections, and to wait for the answer to one. */
const checkInterval = 3000;
const pingTimeout = 2000;

/**
 * After a query times out, `pg` keeps its connection, and all later queries on it would wait behind that query. This closes the
 * connection.
 */
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

/** Checks all idle connections in parallel, at an interval, and removes those that do not answer. */
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
  client.release(!(await isResponsive(client)));
}

/** False if the connection does not answer any more; then it is destroyed. */
export async function isResponsive(client: PoolClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), pingTimeout);
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

/** Closes it from this side, whatever the other side does: everything that waits on it fails immediately. */
const destroy = (client: PoolClient): void => void client.end().catch(() => {});
