import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { seedManyMembers } from '#db/seed/many-members.ts';
import { demoSites } from '#db/seed/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { pageSize } from '#features/members/contract/endpoints.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { type Measured, openLoop } from './support/open-loop.ts';
import { type Figure, percentile, report } from './support/report.ts';
import { isForSql, searchMix, toCondition, toSearchParams } from './support/search-mix.ts';

/**
 * Searching among many members through HTTP, with filters, distances, orders, pages and exact totals, at a fixed rate;
 * before it the same among a few, so that one sees how it grows, and beside it what SQL can answer as plain SQL.
 * `--members 1000000 --rate 200` for the next milestone, `--update` keeps the new figures.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    update: { type: 'boolean', default: false },
  },
});
const [members, rate, seconds] = [Number(values.members), Number(values.rate), Number(values.seconds)];
const fewMembers = 10_000;
/** ms at the 99th percentile, generator and database on the same cores. */
const budget = members > 100_000 ? 10 : 15;
const mostGrowth = 2;
const viewers = 200;
const sqlQuestions = members > 100_000 ? 40 : 200;

const quiet = { error() {}, warn() {}, info() {}, debug() {} };
const since = (start: number) => (performance.now() - start) / 1000;

const few = await among(fewMembers, async (client, start) => {
  const server = await start();
  const { search } = await load(server.address, client.cookies);
  await server.stop();
  return search;
});
report('search', await among(members, (client, start) => measure(client, start, few)));

interface Client {
  readonly sql: pg.PoolClient;
  readonly cookies: readonly string[];
  readonly seedSeconds: number;
}

interface Server {
  readonly address: string;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** On a database of its own with so many members, of whom one in a hundred is online. */
async function among<Result>(many: number, work: (client: Client, start: () => Promise<Server>) => Promise<Result>): Promise<Result> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
  const database = openDatabase({ connection: postgres.connection, size: 4, log: quiet });
  try {
    await migrate(database.db);
    for (const site of demoSites) await insertSite(database.db, site, new Date());
    const seeding = performance.now();
    await seedManyMembers(database.pool, 1, many, new Date());
    const seedSeconds = since(seeding);
    const sql = await database.pool.connect();
    await sql.query('SET statement_timeout = 0');
    const cookies = await openSessions(sql);
    await sql.query(`UPDATE profiles SET online_at = now() WHERE user_id % 100 = 0`);
    await sql.query('VACUUM ANALYZE profiles');
    await sql.query('CHECKPOINT');
    const result = await work({ sql, cookies, seedSeconds }, () => startServer(postgres.connection.host ?? '', dir));
    sql.release();
    return result;
  } finally {
    await database.close();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  }
}

async function startServer(host: string, dir: string): Promise<Server> {
  const server = fork(path.join(import.meta.dirname, 'support/search-server.ts'), [host, dir]);
  const ended = once(server, 'exit');
  const answer = async <Answer>(): Promise<Answer> => {
    const first = await Promise.race([once(server, 'message'), ended.then(() => null)]);
    if (first === null) throw new Error('the server ended before its time');
    return first[0] as Answer;
  };
  const { address } = await answer<{ address: string }>();
  return {
    address,
    async memory() {
      server.send('memory');
      return (await answer<{ megabytes: number }>()).megabytes;
    },
    async stop() {
      server.send('stop');
      await ended;
    },
  };
}

/** Until the first answer in seconds, then warmed up and measured. */
async function load(address: string, cookies: readonly string[]): Promise<{ ready: number; search: Measured; count: Measured }> {
  const mix = searchMix(20_260);
  const to = (call: string) => ({
    address,
    next: (n: number) => ({ path: `/api/${call}?${toSearchParams(mix())}`, cookie: `auth=${cookies[n % cookies.length] ?? ''}` }),
  });
  const starting = performance.now();
  await openLoop({ ...to('members.php'), perSecond: 1, seconds: 1 });
  const ready = since(starting);
  await openLoop({ ...to('members.php'), perSecond: rate, seconds: 6 });
  await openLoop({ ...to('members-count.php'), perSecond: rate, seconds: 2 });
  console.log(`The machine is ${await untilQuiet()} % busy with other things.`);
  // Waiting took long enough for every viewer's next search to be a sign of life: all of them at once are nobody's day.
  await openLoop({ ...to('members.php'), perSecond: rate, seconds: 3 });
  const search = await openLoop({ ...to('members.php'), perSecond: rate, seconds });
  const count = await openLoop({ ...to('members-count.php'), perSecond: rate, seconds: Math.ceil(seconds / 4) });
  return { ready, search, count };
}

async function measure({ sql, cookies, seedSeconds }: Client, start: () => Promise<Server>, few: Measured): Promise<Figure[]> {
  const starting = performance.now();
  const server = await start();
  const started = since(starting);
  const { ready, search, count } = await load(server.address, cookies);
  const megabytes = await server.memory();
  await server.stop();
  const plain = await plainSql(sql);
  const [many, fewer] = [members, fewMembers].map((each) => `${each.toLocaleString('en')} members`);
  const at = (measured: Measured, share: number) => percentile(measured.latencies, share);
  return [
    { name: `${many}: made in`, value: seedSeconds, unit: 's', target: { most: 600 } },
    { name: `${many}: from the start of a process to the first answer`, value: started + ready, unit: 's' },
    { name: `${many}: memory of the process`, value: megabytes, unit: 'MB' },
    { name: `${many}: search at ${rate}/s, p50`, value: at(search, 0.5), unit: 'ms' },
    { name: `${many}: search at ${rate}/s, p99`, value: at(search, 0.99), unit: 'ms', target: { most: budget } },
    { name: `${fewer}: search at ${rate}/s, p50`, value: at(few, 0.5), unit: 'ms' },
    { name: `${fewer}: search at ${rate}/s, p99`, value: at(few, 0.99), unit: 'ms' },
    { name: `${many}: as many times the p50 of ${fewer}`, value: at(search, 0.5) / at(few, 0.5), unit: '', target: { most: mostGrowth } },
    { name: `${many}: as many times the p99 of ${fewer}`, value: at(search, 0.99) / at(few, 0.99), unit: '', target: { most: mostGrowth } },
    { name: `${many}: count at ${rate}/s, p99`, value: at(count, 0.99), unit: 'ms', target: { most: budget } },
    { name: `${many}: searches and counts that failed`, value: search.failed + count.failed + few.failed, unit: '', target: { most: 0 } },
    { name: `${many}: count and page in SQL, without load, p50`, value: percentile(plain, 0.5), unit: 'ms' },
    { name: `${many}: count and page in SQL, without load, p99`, value: percentile(plain, 0.99), unit: 'ms' },
  ];
}

/** Figures from a busy machine say little: waits two minutes at most, and tells how busy in percent it still is. */
async function untilQuiet(): Promise<number> {
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

/** Used two minutes ago, so that each viewer's first search also writes the sign of life. */
async function openSessions(client: pg.PoolClient): Promise<string[]> {
  const tokens = Array.from({ length: viewers }, newToken);
  await client.query(
    `INSERT INTO sessions (user_id, token_hash, user_agent, created_at, used_at, expires_at)
       SELECT 1 + n * 7, hash, 'bench', now(), now() - interval '2 minutes', now() + interval '1 day'
       FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n)`,
    [tokens.map(hashToken)],
  );
  return tokens;
}

/** One after another, without load: count and page by an index made for it. */
async function plainSql(client: pg.PoolClient): Promise<number[]> {
  await client.query('CREATE INDEX bench_active ON profiles (site_id, status, last_active_at DESC)');
  const mix = searchMix(20_260);
  const latencies: number[] = [];
  for (let n = 0; n < sqlQuestions; n++) {
    let query = mix();
    while (!isForSql(query)) query = mix();
    const { where, values: given } = toCondition(query);
    const started = performance.now();
    await client.query(`SELECT count(*) FROM profiles WHERE ${where}`, given);
    await client.query(
      `SELECT user_id FROM profiles WHERE ${where} ORDER BY last_active_at DESC LIMIT ${pageSize} OFFSET ${((query.page ?? 1) - 1) * pageSize}`,
      given,
    );
    latencies.push(performance.now() - started);
  }
  return latencies;
}
