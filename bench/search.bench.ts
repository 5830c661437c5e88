import http from 'node:http';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { snapshotFrom } from '#features/search/server/member-index/search-index.ts';
import { pageSize } from '#features/search/contract/rules.ts';
import { type Crowd, logIn, makeCrowd, type Served, untilQuiet } from './support/crowd.ts';
import { type Measured, openLoop } from './support/open-loop.ts';
import { type Figure, percentile, report } from './support/report.ts';
import { isForSql, searchMix, toCondition, toSearchParams } from './support/search-mix.ts';

/**
 * Searches among many members through HTTP at a fixed rate, with filters, distances, orders, pages and exact totals. For
 * comparison: the same among few members, to measure growth, and in plain SQL, as far as that can answer it. `--members 1000000
 * --rate 200` for the next milestone, `--update` writes the new figures to the baseline.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    update: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const [members, rate, seconds] = [Number(values.members), Number(values.rate), Number(values.seconds)];
const fewMembers = 10_000;
/** Milliseconds at the 99th percentile, with load generator and database on the same cores. */
const budget = members > 100_000 ? 10 : 15;
const maxGrowth = 2;
/** For an answer without any work, at the same rate, just before the searches. */
const floorSeconds = 5;
const viewers = 200;
const sqlQueries = members > 100_000 ? 40 : 200;

const since = (start: number) => (performance.now() - start) / 1000;

const few = await among(fewMembers, async (crowd, cookies) => {
  const server = await crowd.serve();
  const { search } = await load(server, cookies);
  await server.stop();
  return search;
});
report('search', await among(members, (crowd, cookies) => measure(crowd, cookies, few)));

/** Runs `work` on a separate database with this many members, of whom 1 % are online. */
async function among<Result>(many: number, work: (crowd: Crowd, cookies: readonly string[]) => Promise<Result>): Promise<Result> {
  const crowd = await makeCrowd(many);
  try {
    const visitors = await logIn(crowd.database, viewers);
    await crowd.database.pool.query('UPDATE profiles SET online_at = now() WHERE user_id % 100 = 0');
    await crowd.settle();
    return await work(
      crowd,
      visitors.map(({ cookie }) => cookie),
    );
  } finally {
    await crowd.close();
  }
}

/** Starts a process, and measures the seconds from then until its first answer and the longest stall meanwhile. */
async function startOf(crowd: Crowd, cookies: readonly string[]): Promise<{ server: Served; ready: number; stall: number }> {
  const starting = performance.now();
  const server = await crowd.serve();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'localhost', cookie: cookies[0] ?? '' };
    http
      .get(`${server.address}/api/members.php`, { headers }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      })
      .once('error', reject);
  });
  const ready = since(starting);
  if (status !== 200) throw new Error(`the first search was answered with ${status}`);
  const { stall } = await server.memory();
  return { server, ready, stall };
}

/** Warms up and measures latencies. */
async function load({ address }: Served, cookies: readonly string[]): Promise<{ search: Measured; count: Measured; floor: Measured }> {
  const mix = searchMix(20_260);
  const to = (call: string) => ({
    address,
    next: (n: number) => ({ path: `/api/${call}?${toSearchParams(mix())}`, cookie: cookies[n % cookies.length] ?? '' }),
  });
  await openLoop({ ...to('members.php'), perSecond: rate, seconds: 6 });
  await openLoop({ ...to('members-count.php'), perSecond: rate, seconds: 2 });
  console.log(`The machine is ${await untilQuiet()} % busy with other things.`);
  // After the wait every viewer's next search updates `last_active_at`. This absorbs these writes, which do not normally come at
  // once.
  await openLoop({ ...to('members.php'), perSecond: rate, seconds: 3 });
  const floor = await openLoop({ address, next: () => ({ path: '/healthz', cookie: '' }), perSecond: rate, seconds: floorSeconds });
  const search = await openLoop({ ...to('members.php'), perSecond: rate, seconds });
  const count = await openLoop({ ...to('members-count.php'), perSecond: rate, seconds: Math.ceil(seconds / 4) });
  return { search, count, floor };
}

async function measure(crowd: Crowd, cookies: readonly string[], few: Measured): Promise<Figure[]> {
  const { database, seedSeconds } = crowd;
  const cold = await startOf(crowd, cookies);
  const { search, count, floor } = await load(cold.server, cookies);
  const { megabytes } = await cold.server.memory();
  // Writes the snapshot that the next process starts with, if there are enough members for one.
  await cold.server.stop();
  const warm = await startOf(crowd, cookies);
  await warm.server.stop();
  const sql = await database.pool.connect();
  const plain = await plainSql(sql);
  sql.release(true);
  const [many, fewer] = [members, fewMembers].map((each) => `${each.toLocaleString('en')} members`);
  const at = (measured: Measured, share: number) => percentile(measured.latencies, share);
  const bare = (share: string) => `${many}: /healthz at ${rate}/s (floor), ${share}`;
  const again = members < snapshotFrom ? 'the same again, from the database' : 'the same again, from the snapshot';
  return [
    { name: `${many}: made in`, value: seedSeconds, unit: 's', target: { max: 600 } },
    { name: `${many}: from the start of a process to the first answer`, value: cold.ready, unit: 's' },
    { name: `${many}: ${again}`, value: warm.ready, unit: 's', floor: cold.ready },
    { name: `${many}: longest stall at the start`, value: cold.stall, unit: 'ms', target: { max: 100 } },
    { name: `${many}: longest stall, ${again}`, value: warm.stall, unit: 'ms', target: { max: 100 } },
    { name: `${many}: memory of the process`, value: megabytes, unit: 'MB' },
    { name: bare('p50'), value: at(floor, 0.5), unit: 'ms' },
    { name: bare('p99'), value: at(floor, 0.99), unit: 'ms' },
    { name: `${many}: search at ${rate}/s, p50`, value: at(search, 0.5), unit: 'ms', floor: bare('p50') },
    { name: `${many}: search at ${rate}/s, p99`, value: at(search, 0.99), unit: 'ms', target: { max: budget }, floor: bare('p99') },
    { name: `${fewer}: search at ${rate}/s, p50`, value: at(few, 0.5), unit: 'ms' },
    { name: `${fewer}: search at ${rate}/s, p99`, value: at(few, 0.99), unit: 'ms' },
    { name: `${many}: as many times the p50 of ${fewer}`, value: at(search, 0.5) / at(few, 0.5), unit: '', target: { max: maxGrowth } },
    { name: `${many}: as many times the p99 of ${fewer}`, value: at(search, 0.99) / at(few, 0.99), unit: '', target: { max: maxGrowth } },
    { name: `${many}: count at ${rate}/s, p99`, value: at(count, 0.99), unit: 'ms', target: { max: budget }, floor: bare('p99') },
    { name: `${many}: searches and counts that failed`, value: search.failed + count.failed + few.failed, unit: '', target: { max: 0 } },
    { name: `${many}: count and page in SQL, without load, p50`, value: percentile(plain, 0.5), unit: 'ms' },
    { name: `${many}: count and page in SQL, without load, p99`, value: percentile(plain, 0.99), unit: 'ms' },
  ];
}

/** Sequential queries without other load: count and page, with an index made for them. */
async function plainSql(client: pg.PoolClient): Promise<number[]> {
  await client.query('SET statement_timeout = 0');
  await client.query('CREATE INDEX bench_active ON profiles (site_id, status, last_active_at DESC)');
  const mix = searchMix(20_260);
  const latencies: number[] = [];
  for (let n = 0; n < sqlQueries; n++) {
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
