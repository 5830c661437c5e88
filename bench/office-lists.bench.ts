import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createApp } from '#app/server/create-app.ts';
import { createPlatform } from '#app/server/create-platform.ts';
import { seedPackages } from '#demo/packages.ts';
import { siteId } from '#platform/contract/ids.ts';
import { readEnv } from '#platform/server/env.ts';
import { quiet } from '#tests/support/quiet.ts';
import { makeCrowd } from './support/crowd.ts';
import { fillOffice } from './support/office-rows.ts';
import { type Figure, percentile, report } from './support/report.ts';

/**
 * Each list of the back office by its real call, at 100,000 members and 50,000 orders, beside a trivial call in the same run; and the
 * slowest statement of each list, measured alone. `-- --members 5000` for a first look.
 */
const membersAt = process.argv.indexOf('--members');
const members = membersAt === -1 ? 100_000 : Number(process.argv[membersAt + 1]);
const orders = members / 2;
const site = siteId(1);
const runs = 7;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
const recorded: Statement[] = [];
recordStatements();

const crowd = await makeCrowd(members);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-lists-'));
const env = readEnv({ APP_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, PORT: '0', SECRET: 's'.repeat(40) });
const platform = await createPlatform(env, crowd.database.connection, quiet);
const app = await createApp(platform);
try {
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const origin = `http://localhost:${port}`;
  const { pool } = crowd.database;
  await seedPackages(crowd.database.db, site, false);
  const staff = [await newOwner(origin, 'one'), await newOwner(origin, 'two')] as const;
  const { rows: packages } = await pool.query<{ id: number }>('SELECT min(id)::int AS id FROM packages WHERE credits = 100');
  await fillOffice(crowd.database.connection, { site, package: packages[0]?.id ?? 0, members, orders, staff });
  const cookie = await logIn(origin, 'one');
  const figures: Figure[] = [];
  const floors: number[] = [];
  for (const list of await listsOf()) {
    floors.push((await timeOf(origin, cookie, 'me.php')).ms);
    const { ms, slowest } = await timeOf(origin, cookie, list);
    figures.push(
      { name: list, value: ms, unit: 'ms', target: { max: 300 }, floor: 'floor: who am I' },
      { name: `${list}: slowest statement`, value: slowest.ms, unit: 'ms', target: { max: 50 } },
    );
    if (slowest.ms > 50) console.log(`${list} ${slowest.ms.toFixed(0)} ms: ${slowest.text.replaceAll(/\s+/g, ' ')}`);
  }
  report('office-lists', [{ name: 'floor: who am I', value: percentile(floors, 0.5), unit: 'ms' }, ...figures]);
} finally {
  await app.close();
  await crowd.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** The calls as the pages make them, with values that are there. */
async function listsOf(): Promise<string[]> {
  const { rows } = await crowd.database.pool.query<{ id: number; order: number; code: string; email: string; name: string }>(
    `SELECT u.id, o.id AS "order", o.code, u.email, p.name FROM orders o JOIN users u ON u.id = o.user_id JOIN profiles p ON p.user_id = u.id
     WHERE o.state = 'completed' ORDER BY o.id OFFSET ${orders / 2} LIMIT 1`,
  );
  const [one] = rows;
  if (one === undefined) throw new Error('no orders');
  const number = `E-${one.order}-${one.code}`;
  const invoice = `DE1-2030-${String(one.order).padStart(6, '0')}`;
  const found = [String(one.id), one.email, one.name, one.name.slice(0, 2), number, invoice, 'M-4711', 'nobody at all'].map(
    (q) => `members.php?q=${encodeURIComponent(q)}`,
  );
  return [
    'home.php',
    'cases.php',
    'cases.php?kind=report',
    'cases.php?ended=1',
    `cases.php?member=${one.id}&ended=1`,
    'photos.php',
    'members.php',
    ...found,
    ...['all', 'hanging', 'open', 'paid', 'failed', 'refunded', 'charged_back'].map((show) => `orders.php?show=${show}`),
    ...[number, invoice, String(one.id), one.email].map((q) => `orders.php?q=${encodeURIComponent(q)}`),
    ...['all', 'withdrawal', 'cancellation', 'chargeback', 'returned_debit', 'debt', 'refund', 'mandate'].map(
      (show) => `withdrawals.php?show=${show}`,
    ),
    'approvals.php',
    'log.php',
    'log.php?what=refund',
    'log.php?what=site-new',
    `log.php?who=${one.id}`,
    'books.php',
    'packages.php',
    'codes.php',
    'codes.php?over=true',
    'code-weeks.php?code=WELCOME',
    'site.php',
    'site-history.php',
    'site-consequences.php',
    'staff.php',
    'jobs.php',
    'blocks.php',
    'holds.php',
    'content-list.php',
  ];
}

/** The median of the calls, and the slowest of the statements that one of them makes. */
async function timeOf(origin: string, cookie: string, list: string): Promise<{ ms: number; slowest: { ms: number; text: string } }> {
  const times: number[] = [];
  for (let run = 0; run < runs + 2; run++) {
    recorded.length = 0;
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/admin/${list}`, { headers: { cookie } });
    const body = await response.text();
    // The first ones prepare the statements.
    if (run > 1) times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`${list} is answered with ${response.status}: ${body.slice(0, 200)}`);
  }
  let slowest = { ms: 0, text: '' };
  for (const { text, values } of recorded.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
    const alone: number[] = [];
    for (let run = 0; run < 5; run++) {
      const startedAt = performance.now();
      await crowd.database.pool.query(text, [...values]);
      alone.push(performance.now() - startedAt);
    }
    const ms = percentile(alone, 0.5);
    if (ms > slowest.ms) slowest = { ms, text };
  }
  return { ms: percentile(times, 0.5), slowest };
}

async function newOwner(origin: string, name: string): Promise<number> {
  const body = JSON.stringify({ email: `${name}@bench.test`, password: 'emberleaf-demo', roles: [{ role: 'owner', site: null }] });
  const made = await fetch(`${origin}/dev/staff`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await made.json()) as { id: number }).id;
}

async function logIn(origin: string, name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@bench.test`, password: 'emberleaf-demo' });
  const headers = { 'content-type': 'application/json', origin };
  const entered = await fetch(`${origin}/api/admin/login.php`, { method: 'POST', headers, body });
  if (!entered.ok) throw new Error(`the owner cannot log in: ${entered.status}`);
  return entered.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

/** Notes every statement that this process sends. */
function recordStatements(): void {
  const send = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const sent: { readonly text?: string; readonly values?: unknown } = typeof first === 'string' ? { text: first } : Object(first);
    const { text, values = second } = sent;
    if (typeof text === 'string') recorded.push({ text, values: Array.isArray(values) ? values : [] });
    return send.apply(this, args);
  } as typeof pg.Client.prototype.query;
}
