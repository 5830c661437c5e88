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
import { openLoop } from './support/open-loop.ts';
import { type Figure, percentile, report } from './support/report.ts';
import { searchMix, toCondition, toSearchParams } from './support/search-mix.ts';

/**
 * Searching among many members through HTTP, with filters, pages and exact totals, at a fixed rate; beside it the same
 * questions as plain SQL. `--members 1000000 --rate 200` for the next milestone, `--update` keeps the new figures.
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
/** ms at the 99th percentile, generator and database on the same cores. */
const budget = members > 100_000 ? 10 : 15;
const viewers = 200;
const sqlQuestions = 200;

const quiet = { error() {}, warn() {}, info() {}, debug() {} };
const since = (start: number) => (performance.now() - start) / 1000;

const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-bench-'));
const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
const database = openDatabase({ connection: postgres.connection, size: 4, log: quiet });
try {
  report('search', await measure());
} finally {
  await database.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}

async function measure(): Promise<Figure[]> {
  await migrate(database.db);
  for (const site of demoSites) await insertSite(database.db, site, new Date());
  const seeding = performance.now();
  await seedManyMembers(database.pool, 1, members, new Date());
  const seedSeconds = since(seeding);
  const client = await database.pool.connect();
  await client.query('SET statement_timeout = 0');
  const cookies = await openSessions(client);
  await client.query(`UPDATE profiles SET online_at = now() WHERE user_id % 100 = 0`);
  await client.query('VACUUM ANALYZE profiles');
  await client.query('CHECKPOINT');

  const starting = performance.now();
  const server = fork(path.join(import.meta.dirname, 'support/search-server.ts'), [postgres.connection.host ?? '', dir]);
  const ended = once(server, 'exit');
  const answer = async <Answer>(): Promise<Answer> => {
    const first = await Promise.race([once(server, 'message'), ended.then(() => null)]);
    if (first === null) throw new Error('the server ended before its time');
    return first[0] as Answer;
  };
  const { address } = await answer<{ address: string }>();
  const mix = searchMix(20_260);
  const load = {
    address,
    next: (n: number) => ({ path: `/api/members.php?${toSearchParams(mix())}`, cookie: `auth=${cookies[n % cookies.length] ?? ''}` }),
  };
  await openLoop({ ...load, perSecond: 1, seconds: 1 });
  const readySeconds = since(starting);
  await openLoop({ ...load, perSecond: rate, seconds: 3 });
  console.log(`The machine is ${await untilQuiet()} % busy with other things.`);
  const { latencies, failed } = await openLoop({ ...load, perSecond: rate, seconds });
  server.send('memory');
  const { megabytes } = await answer<{ megabytes: number }>();
  server.send('stop');
  await ended;

  const sql = await plainSql(client);
  client.release();
  const many = `${members.toLocaleString('en')} members`;
  return [
    { name: `${many}: made in`, value: seedSeconds, unit: 's' },
    { name: `${many}: from the start of a process to the first answer`, value: readySeconds, unit: 's' },
    { name: `${many}: memory of the process`, value: megabytes, unit: 'MB' },
    { name: `${many}: search at ${rate}/s, p50`, value: percentile(latencies, 0.5), unit: 'ms' },
    { name: `${many}: search at ${rate}/s, p99`, value: percentile(latencies, 0.99), unit: 'ms', target: { most: budget } },
    { name: `${many}: searches that failed`, value: failed, unit: '', target: { most: 0 } },
    { name: `${many}: count and page in SQL, without load, p50`, value: percentile(sql, 0.5), unit: 'ms' },
    { name: `${many}: count and page in SQL, without load, p99`, value: percentile(sql, 0.99), unit: 'ms' },
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
    const query = mix();
    const { where, values: given } = toCondition(query);
    const order = query.sort === 'new' ? 'created_at' : 'last_active_at';
    const started = performance.now();
    await client.query(`SELECT count(*) FROM profiles WHERE ${where}`, given);
    await client.query(
      `SELECT user_id FROM profiles WHERE ${where} ORDER BY ${order} DESC LIMIT ${pageSize} OFFSET ${((query.page ?? 1) - 1) * pageSize}`,
      given,
    );
    latencies.push(performance.now() - started);
  }
  return latencies;
}
