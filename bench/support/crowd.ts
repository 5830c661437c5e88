import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { seedManyMembers } from '#demo/many-members.ts';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { quiet } from '#tests/support/quiet.ts';

/** A durable database in a temporary folder with many generated members of one site. */
export interface Crowd {
  readonly database: Database;
  readonly seedSeconds: number;
  /** Starts the product in a separate process, with its built pages if requested. */
  serve(options?: { readonly pages?: boolean }): Promise<Served>;
  /** Vacuums and checkpoints, so that the database has no deferred work during the measurement. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Served {
  readonly address: string;
  /** `stall`: the longest time in ms for which its main thread was blocked since it listens. */
  memory(): Promise<{ readonly megabytes: number; readonly stall: number }>;
  stop(): Promise<void>;
}

/** A logged-in member of the crowd. */
export interface Visitor {
  readonly id: number;
  readonly cookie: string;
}

export async function makeCrowd(members: number): Promise<Crowd> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
  // For the measured processes.
  process.env['PGPASSWORD'] = String(postgres.connection.password);
  const database = openDatabase({ connection: postgres.connection, size: 4, log: quiet });
  const close = async () => {
    await database.close();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  };
  try {
    const seedSeconds = await fillSites(database, members);
    return {
      database,
      seedSeconds,
      settle: () => settle(database),
      close,
      serve: ({ pages = false } = {}) => serve(postgres.connection.host ?? '', dir, pages),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const hour = 3_600_000;

/**
 * Migrates an empty database and fills it with the demo sites and generated members. Returns the seconds for that. The members are
 * an hour old, because a start reads everything anew that changed in the last minute, and that must not be all of them.
 */
export async function fillSites({ db, pool, connection }: Database, members: number): Promise<number> {
  await migrate(connection);
  for (const site of demoSites) await insertSite(db, site, new Date());
  const seeding = performance.now();
  await seedManyMembers(pool, 1, members, new Date(Date.now() - hour));
  return (performance.now() - seeding) / 1000;
}

export async function settle({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

async function serve(host: string, dir: string, pages: boolean): Promise<Served> {
  const server = fork(path.join(import.meta.dirname, 'search-server.ts'), [host, dir, ...(pages ? ['pages'] : [])]);
  const { address } = await nextMessage<{ address: string }>(server);
  return {
    address,
    async memory() {
      server.send('memory');
      return nextMessage<{ megabytes: number; stall: number }>(server);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.send('stop');
      await ended;
    },
  };
}

/** The sessions were used two minutes ago, so each one's first request also updates `last_active_at`. */
export async function logIn({ pool }: Database, count: number): Promise<Visitor[]> {
  const tokens = Array.from({ length: count }, newToken);
  const { rows } = await pool.query<{ user_id: number }>(
    `INSERT INTO sessions (user_id, token_hash, user_agent, created_at, used_at, expires_at)
       SELECT 1 + n * 7, hash, 'bench', now(), now() - interval '2 minutes', now() + interval '1 day'
       FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n) ORDER BY n RETURNING user_id`,
    [tokens.map(hashToken)],
  );
  return rows.map(({ user_id }, n) => ({ id: user_id, cookie: `auth=${tokens[n] ?? ''}` }));
}

/** Waits up to two minutes for the machine to be idle, because a busy one distorts figures. Returns the CPU usage in percent. */
export async function untilQuiet(): Promise<number> {
  let busy = await busyPercent();
  for (let tries = 1; tries < 60 && busy > 8; tries++) busy = await busyPercent();
  return busy;
}

async function busyPercent(): Promise<number> {
  const times = () => {
    const all = os.cpus().map(({ times: each }) => each);
    const idle = all.reduce((sum, each) => sum + each.idle, 0);
    return { idle, total: all.reduce((sum, each) => sum + each.idle + each.user + each.sys + each.nice + each.irq, 0) };
  };
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = times();
  return Math.round(100 - (100 * (after.idle - before.idle)) / (after.total - before.total));
}
