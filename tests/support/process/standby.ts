import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#platform/server/db/postgres-binaries.ts';
import { initialise } from '#platform/server/db/postgres-folder.ts';
import { end, findRunning, launch, untilReady } from '#platform/server/db/postgres-process.ts';
import { signalPostgres } from './postgres-processes.ts';

/** A PostgreSQL of the test's own that keeps what it has committed, without a password, on a socket in its folder. */
export interface DatabaseServer {
  readonly dataDir: string;
  readonly connection: pg.PoolConfig & { readonly host: string };
  /** `SIGKILL` like a power cut, `SIGSTOP` freezes it. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Again after a kill. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Standby extends DatabaseServer {
  /** Makes it the primary, which waits for no standby. Resolves when it can be written to. */
  promote(): Promise<void>;
}

const socketOf = (dataDir: string) => ({ host: dataDir, port: 5432, user: 'app', database: 'postgres' });

/** Enough for a standby that is made, or away for a while, under load. */
const settings = ['listen_addresses=', 'timezone=UTC', 'max_connections=200', 'shared_buffers=64MB', 'wal_keep_size=512MB'];

/** Ms. */
const longestWait = 110_000;

/** What belongs to one server alone, or comes with the WAL. */
const notCopied = new Set([
  'postmaster.pid',
  '.s.PGSQL.5432.lock',
  'postmaster.opts',
  'server.log',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_stat_tmp',
]);

/** `dataDir`: its path must be short enough for a socket. */
export async function startPrimary(dataDir: string): Promise<DatabaseServer> {
  initialise(await findBinaries(), dataDir, true);
  return startOn(dataDir);
}

interface StandbyOptions {
  readonly dataDir: string;
  readonly name: string;
  readonly isSynchronous: boolean;
  /** A folder with a socket that leads to the primary, instead of its own. */
  readonly via?: string;
  /** Ms until it must follow. */
  readonly within?: number;
}

/**
 * Copies the primary while it works and starts the copy as its standby of this name. `isSynchronous`: the primary acknowledges a
 * commit only when the standby has it on its disk. If it does not follow, nothing of it is left.
 */
export async function startStandby(primary: DatabaseServer, options: StandbyOptions): Promise<Standby> {
  try {
    return await copyAndStart(primary, options);
  } catch (error) {
    const { dataDir, isSynchronous } = options;
    // A primary that has died answers nothing, and a copy that was not complete never ran.
    if (isSynchronous) await setSynchronous(primary, '').catch(() => {});
    await signalPostgres(dataDir, 'SIGKILL').catch(() => {});
    await fs.rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    throw error;
  }
}

async function copyAndStart(
  primary: DatabaseServer,
  { dataDir, name, isSynchronous, via = primary.dataDir, within = longestWait }: StandbyOptions,
): Promise<Standby> {
  await onServer(primary, async (client) => {
    await client.query('SELECT pg_backup_start($1, true)', [name]);
    await fs.cp(primary.dataDir, dataDir, {
      recursive: true,
      filter: async (source) => !notCopied.has(path.relative(primary.dataDir, source)) && (await isKept(source)),
    });
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop()');
    await fs.writeFile(path.join(dataDir, 'backup_label'), rows[0]?.label ?? '');
  });
  await fs.chmod(dataDir, 0o700);
  for (const folder of ['pg_wal/archive_status', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_stat_tmp'])
    await fs.mkdir(path.join(dataDir, folder), { recursive: true, mode: 0o700 });
  await fs.writeFile(path.join(dataDir, 'standby.signal'), '');
  const { host, port, user } = socketOf(via);
  await fs.appendFile(
    path.join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} application_name=${name}'\nsynchronous_standby_names = ''\n`,
  );
  const standby = await startOn(dataDir);
  await untilFound(primary, `SELECT FROM pg_stat_replication WHERE application_name = $1 AND state = 'streaming'`, name, within);
  if (isSynchronous) {
    await setSynchronous(primary, name);
    await untilFound(primary, `SELECT FROM pg_stat_replication WHERE application_name = $1 AND sync_state = 'sync'`, name, within);
  }
  return {
    ...standby,
    promote: () =>
      onServer(standby, async (client) => {
        // The role may have limits that suit pages.
        await client.query('SET statement_timeout = 0');
        const { rows } = await client.query<{ done: boolean }>(
          'SELECT CASE WHEN pg_is_in_recovery() THEN pg_promote(true, 60) ELSE true END AS done',
        );
        if (rows[0]?.done !== true) throw new Error('the standby was not promoted within a minute');
      }),
  };
}

const isKept = async (source: string): Promise<boolean> => {
  const found = await fs.lstat(source).catch(() => null);
  return found !== null && !found.isSocket();
};

/** Waits until the query about a standby finds something. */
async function untilFound(primary: DatabaseServer, query: string, name: string, within: number): Promise<void> {
  const until = performance.now() + within;
  await onServer(primary, async (client) => {
    while ((await client.query(query, [name])).rowCount === 0) {
      if (performance.now() > until) throw new Error(`${name} does not follow`);
      await sleep(50);
    }
  });
}

/** From now on the primary acknowledges a commit only when this standby has it; '' for none. */
async function setSynchronous(primary: DatabaseServer, name: string): Promise<void> {
  await onServer(primary, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await client.query('SELECT pg_reload_conf()');
  });
}

async function onServer<Value>({ connection }: DatabaseServer, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Kills the server when its input ends, which it does with the process of the test, however that ends. */
const guard = 'cat > /dev/null; [ "$(readlink /proc/$1/cwd)" = "$2" ] && kill -9 "$1"';

async function startOn(dataDir: string): Promise<DatabaseServer> {
  const { postgres } = await findBinaries();
  const args = ['-D', dataDir, '-k', dataDir, '-p', '5432', ...settings.flatMap((setting) => ['-c', setting])];
  const start = async () => {
    const child = launch(postgres, args, dataDir);
    await untilReady(child, dataDir, () => false);
    child.unref();
    const running = findRunning(dataDir);
    if (running !== null) spawn('sh', ['-c', guard, 'sh', String(running.pid), dataDir], { stdio: ['pipe', 'ignore', 'ignore'] });
  };
  await start();
  return {
    dataDir,
    connection: socketOf(dataDir),
    signal: (signal) => signalPostgres(dataDir, signal),
    start,
    async stop() {
      const running = findRunning(dataDir);
      if (running !== null) await end(running.pid);
    },
  };
}
