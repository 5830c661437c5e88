import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findRunning } from '../../../src/platform/server/db/postgres-process.ts';
import { type DatabaseServer, type Standby, startPrimary, startStandby } from '../../../tests/support/process/standby.ts';

/** A primary with a synchronous standby that takes its place. */
export interface KeptPrimary {
  /** A folder that always leads to the socket of the primary. */
  readonly address: string;
  primary(): DatabaseServer;
  /** Null while it is made anew. */
  standby(): Standby | null;
  /** Whether there is a standby that has all that is acknowledged. */
  isWhole(): boolean;
  /** Lets the standby take over, if it may. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Its path must be short enough for a socket. */
  readonly folder: string;
  readonly say: (text: string) => void;
  /** A folder with a socket through which standbys reach the primary, instead of its own; it is made from `address`. */
  readonly standbyVia?: (address: string) => Promise<string>;
}

/** Ms. A primary that answers none of two questions in a row is taken for dead. */
const [askEvery, answersWithin] = [500, 1500];
/** Questions after which a standby that is behind counts as away. */
const behindFor = 3;
/** Ms after which a standby that does not come back is copied anew. */
const awayFor = 20_000;

/** In production this is the task of Patroni or of the host. */
export async function keepPrimary({ folder, say, standbyVia }: Options): Promise<KeptPrimary> {
  const address = path.join(folder, 'primary');
  const pointTo = async ({ dataDir }: DatabaseServer) => {
    await fs.symlink(dataDir, `${address}.new`);
    // In one step, so that nobody finds nothing there.
    await fs.rename(`${address}.new`, address);
  };
  /** True while nothing is acknowledged that the standby does not have. */
  let isInStep = false;
  let servers = 0;
  const nextFolder = () => path.join(folder, `pg-${++servers}`);
  const nameOf = ({ dataDir }: DatabaseServer) => path.basename(dataDir).replace('-', '_');
  let primary: DatabaseServer = await startPrimary(nextFolder());
  await pointTo(primary);
  const via = standbyVia === undefined ? {} : { via: await standbyVia(address) };
  const addStandby = async (): Promise<Standby> => {
    const dataDir = nextFolder();
    const added = await startStandby(primary, { dataDir, name: path.basename(dataDir).replace('-', '_'), isSynchronous: true, ...via });
    isInStep = true;
    return added;
  };
  let standby: Standby | null = await addStandby();

  const takeOver = async (by: Standby) => {
    const startedAt = performance.now();
    const lost = primary;
    // It must not go on if it was only slow.
    await lost.signal('SIGKILL').catch(() => {});
    await by.promote();
    // Until here another attempt is possible: the standby still has everything.
    [primary, standby, isInStep] = [by, null, false];
    await pointTo(by);
    say(`The standby has taken over within ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    await remove(lost);
  };

  let behind = 0;
  let awaySince = 0;
  const keepStandby = async (kept: Standby, follows: boolean) => {
    behind = follows ? 0 : behind + 1;
    if (isInStep && behind >= behindFor) {
      // Before the primary acknowledges anything alone: from now on this standby must not take over.
      isInStep = false;
      awaySince = performance.now();
      await waitForNobody(primary);
      say('The standby is away, and the primary goes on alone.');
    }
    if (isInStep) return;
    if (follows) {
      await waitFor(primary, nameOf(kept));
      isInStep = true;
      say('The standby has caught up.');
    } else if (performance.now() - awaySince > awayFor) {
      await kept.signal('SIGKILL').catch(() => {});
      standby = null;
      await remove(kept);
    } else if (findRunning(kept.dataDir) === null) await kept.start();
  };

  /** What the primary had written when it was asked last. */
  let written = '0/0';
  const check = async () => {
    const seen = await ask(primary, standby === null ? '' : nameOf(standby), written);
    if (seen !== null) written = seen.written;
    missed = seen === null ? missed + 1 : 0;
    if (seen !== null && standby !== null) return keepStandby(standby, seen.follows);
    if (seen !== null) {
      standby = await addStandby();
      say('There is a standby again.');
    }
    if (missed < 2) return;
    missed = 0;
    if (standby !== null && isInStep) return takeOver(standby);
    if (findRunning(primary.dataDir) === null) await primary.start();
  };
  let missed = 0;
  let stopped = false;
  /** One thing at a time. */
  let working: Promise<unknown> = Promise.resolve();
  const next = (act: () => Promise<void>): Promise<void> => {
    const done = working.then(async () => (stopped ? undefined : act()));
    working = done.catch((error: unknown) => say(`The primary and its standby: ${String(error)}`));
    return done;
  };
  const watch = async () => {
    while (!stopped) {
      await sleep(askEvery);
      await next(check).catch(() => {});
    }
  };
  const watching = watch();
  return {
    address,
    primary: () => primary,
    standby: () => standby,
    isWhole: () => standby !== null && isInStep,
    // What fails is said, and tried again when the primary does not answer.
    switchOver: () => next(async () => (standby !== null && isInStep ? takeOver(standby) : undefined)).catch(() => {}),
    async stop() {
      stopped = true;
      await watching;
      await working;
      // What is frozen would never end.
      for (const server of [standby, primary]) await server?.signal('SIGCONT').catch(() => {});
      await standby?.stop();
      await primary.stop();
    },
  };
}

async function remove({ dataDir }: DatabaseServer): Promise<void> {
  await fs.rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

interface Seen {
  /** Up to where it has written. */
  readonly written: string;
  /** Whether the standby has what was written when it was asked before. */
  readonly follows: boolean;
}

/** Null: the primary does not answer. */
const ask = (primary: DatabaseServer, standby: string, before: string): Promise<Seen | null> =>
  onServer(primary, async (client) => {
    const { rows } = await client.query<Seen>(
      `SELECT pg_current_wal_flush_lsn()::text AS written, EXISTS (SELECT FROM pg_stat_replication
         WHERE application_name = $1 AND state = 'streaming' AND flush_lsn >= $2::pg_lsn) AS follows`,
      [standby, before],
    );
    return rows[0] ?? null;
  }).catch(() => null);

const waitForNobody = (primary: DatabaseServer): Promise<void> =>
  onServer(primary, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = ''`);
    await client.query('SELECT pg_reload_conf()');
  });

/** From now on the primary acknowledges a commit only when the standby has it. Resolves when it also has all earlier ones. */
const waitFor = (primary: DatabaseServer, name: string): Promise<void> =>
  onServer(primary, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await client.query('SELECT pg_reload_conf()');
    await untilTrue(client, `SELECT sync_state = 'sync' AS yes FROM pg_stat_replication WHERE application_name = $1`, [name]);
    // Statements that had begun before may still end without waiting.
    await sleep(200);
    const { rows } = await client.query<{ at: string }>('SELECT pg_current_wal_flush_lsn()::text AS at');
    const has = 'SELECT flush_lsn >= $2::pg_lsn AS yes FROM pg_stat_replication WHERE application_name = $1';
    await untilTrue(client, has, [name, rows[0]?.at ?? '']);
  });

async function untilTrue(client: pg.Client, query: string, values: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await client.query<{ yes: boolean | null }>(query, [...values]);
    if (rows[0]?.yes === true) return;
    await sleep(50);
  }
  throw new Error('the standby does not follow');
}

async function onServer<Value>({ connection }: DatabaseServer, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: answersWithin, query_timeout: answersWithin });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    // Not awaited: a server that is frozen never says goodbye.
    void client.end().catch(() => {});
  }
}
