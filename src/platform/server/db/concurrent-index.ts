import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { MigrateSettings } from './migrate-options.ts';
import type { ConcurrentIndex } from './migration-files.ts';

/** Ms between two checks of a build that goes on although its migrator is gone. */
const checkAgainMs = 500;
/** Seconds for removing what a failed build has left. */
const removeWithin = 10;

/**
 * Builds an index while others write, on a connection of its own, because it cannot be part of a transaction. What an interrupted build
 * has left is an invalid index: it is dropped and built anew. A valid one is that of a run which ended before it recorded the
 * migration. The caller holds the migrators' lock; it must have no snapshot meanwhile, for which the build would wait.
 */
export async function buildIndex(connection: pg.PoolConfig, index: ConcurrentIndex, settings: MigrateSettings): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    // It locks out nobody who reads or writes, so it may wait for long transactions as long as for its own work.
    await limit(client, settings.statementSeconds);
    await awaitOtherBuild(client, index);
    const found = await read(client, index);
    if (found === 'valid') return;
    if (found === 'invalid') await drop(client, index);
    try {
      // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
      await client.query(index.statement.text);
    } catch (error) {
      await removeRest(client, index, settings);
      throw error;
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Behind a pooler the settings would stay with a connection that others get next. */
async function limit(client: pg.Client, statementSeconds: number): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (!('processID' in client) || client.processID !== rows[0]?.pid) return;
  await client.query(
    `SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', '0', false),
    set_config('client_connection_check_interval', '2000', false)`,
    [String(statementSeconds * 1000)],
  );
}

/** Behind a pooler, a build goes on after its migrator was killed. */
async function awaitOtherBuild(client: pg.Client, { name }: ConcurrentIndex): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_progress_create_index WHERE index_relid = to_regclass($1)', [name]);
    if (rowCount === 0) return;
    await sleep(checkAgainMs);
  }
}

async function read(client: pg.Client, { name, table }: ConcurrentIndex): Promise<'none' | 'valid' | 'invalid'> {
  const { rows } = await client.query<{ valid: boolean }>(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1) AND indrelid = to_regclass($2)',
    [name, table],
  );
  return rows[0] === undefined ? 'none' : rows[0].valid ? 'valid' : 'invalid';
}

// oxlint-disable-next-line emberleaf/no-sql-as-text -- A name of a file of the code's own.
const drop = (client: pg.Client, { name }: ConcurrentIndex) => client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(name)}`);

async function removeRest(client: pg.Client, index: ConcurrentIndex, settings: MigrateSettings): Promise<void> {
  try {
    await limit(client, removeWithin);
    if ((await read(client, index)) === 'invalid') await drop(client, index);
  } catch {
    settings.say(`The index ${index.name} is incomplete and not used: the next run drops it and builds it anew.`);
  }
}
