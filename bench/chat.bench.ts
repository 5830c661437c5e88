import { fork } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoSites } from '#db/seed/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { quiet } from '#tests/support/quiet.ts';
import { serve } from '#tests/support/served.ts';
import type { LoadMember, Order, Written } from './support/chat-load.ts';
import { type Figure, report } from './support/report.ts';

/**
 * Chat through the whole product on a durable database: members in pairs over real sockets, messages through POST
 * chat.php when they are due. Server, database and writers share the machine. `--update` keeps the new figures.
 */
const writers = 200;
const idle = 2000;
const perSecond = 200;
const stepSeconds = 5;
/** ms at the 99th percentile. */
const tooSlow = 100;

const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const postgres = await startPostgres({ dataDir: path.join(dir, 'postgres') });
const database = openDatabase({ connection: postgres.connection, size: 2, log: quiet });
const start = () => serve({ host: postgres.connection.host ?? '', database: 'postgres', dataDir: dir });
const load = fork(fileURLToPath(import.meta.resolve('./support/chat-load.ts')));
try {
  const members = await insertMembers();
  report('chat', [...(await measureRelay(members)), ...(await measureIdle(members)), ...(await measureChat(members))]);
} finally {
  load.disconnect();
  await database.close();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
}

async function measureRelay(members: readonly LoadMember[]): Promise<Figure[]> {
  const relay = fork(fileURLToPath(import.meta.resolve('./support/relay-server.ts')));
  const { address } = await answerOf<{ address: string }>(relay);
  await tell({ do: 'connect', members: members.slice(0, writers), address });
  await tell({ do: 'write', by: 'relay', perSecond, seconds: 3 });
  const { shown } = await tell<Written>({ do: 'write', by: 'relay', perSecond, seconds: 10 });
  await tell({ do: 'disconnect' });
  relay.disconnect();
  return [
    { name: `bare relay, ${perSecond}/s: shown p50`, value: shown.p50, unit: 'ms' },
    { name: `bare relay, ${perSecond}/s: shown p99`, value: shown.p99, unit: 'ms' },
  ];
}

async function measureIdle(members: readonly LoadMember[]): Promise<Figure[]> {
  const server = await start();
  const kilobytes = async () => (await server.ask<{ bytes: number }>('memory')).bytes / 1024;
  // What the first connections bring along is not theirs.
  await tell({ do: 'connect', members: members.slice(0, writers), address: server.address });
  const before = await kilobytes();
  await tell({ do: 'connect', members: members.slice(writers), address: server.address });
  await sleep(3000);
  const after = await kilobytes();
  await tell({ do: 'disconnect' });
  await server.stop();
  return [{ name: `memory of each of ${idle} idle connections`, value: (after - before) / (idle - writers), unit: 'kB' }];
}

async function measureChat(members: readonly LoadMember[]): Promise<Figure[]> {
  const server = await start();
  await tell({ do: 'connect', members: members.slice(0, writers), address: server.address });
  await tell({ do: 'write', by: 'api', perSecond, seconds: 5 });
  await database.pool.query('VACUUM ANALYZE');
  const cpuBefore = await server.ask<{ seconds: number }>('cpu');
  const steady = await tell<Written>({ do: 'write', by: 'api', perSecond, seconds: 20 });
  const cpu = (await server.ask<{ seconds: number }>('cpu')).seconds - cpuBefore.seconds;
  const best = await findHighestRate();
  await tell({ do: 'disconnect' });
  await server.stop();
  return [
    { name: `chat, ${perSecond}/s: accepted p50`, value: steady.accepted?.p50 ?? Number.NaN, unit: 'ms' },
    { name: `chat, ${perSecond}/s: accepted p99`, value: steady.accepted?.p99 ?? Number.NaN, unit: 'ms' },
    { name: `chat, ${perSecond}/s: shown p50`, value: steady.shown.p50, unit: 'ms', target: { most: 8 } },
    { name: `chat, ${perSecond}/s: shown p99`, value: steady.shown.p99, unit: 'ms', target: { most: 30 } },
    { name: `chat, ${perSecond}/s: lost or refused`, value: steady.failed, unit: 'messages', target: { most: 0 } },
    { name: 'chat: processor time of the server for each message', value: (cpu * 1000) / steady.sent, unit: 'ms' },
    { name: `chat: highest rate shown within ${tooSlow} ms at p99`, value: best, unit: '/s' },
  ];
}

/** Steps up by a quarter until messages come too late or not at all, twice: a stall of the machine is not the product's. */
async function findHighestRate(): Promise<number> {
  let best = perSecond;
  for (let rate = 2 * perSecond; ; rate = Math.round((rate * 1.25) / 10) * 10) {
    if (!(await keepsUpWith(rate)) && !(await keepsUpWith(rate))) return best;
    best = rate;
  }
}

async function keepsUpWith(rate: number): Promise<boolean> {
  const { shown, failed, cpu } = await tell<Written>({ do: 'write', by: 'api', perSecond: rate, seconds: stepSeconds });
  const [p50, p99] = [shown.p50.toFixed(1), shown.p99.toFixed(1)];
  console.log(
    `  ${rate}/s: shown p50 ${p50} ms, p99 ${p99} ms, ${failed} failed; writers took ${((cpu / stepSeconds) * 100).toFixed(0)} % of a core`,
  );
  await sleep(1000);
  return failed === 0 && shown.p99 < tooSlow;
}

/** Active paid members with credits and a session each; neighbours are partners. */
async function insertMembers(): Promise<LoadMember[]> {
  await migrate(database.db);
  for (const site of demoSites) await insertSite(database.db, site, new Date());
  const tokens = Array.from({ length: idle }, newToken);
  await database.pool.query(
    `INSERT INTO users (site_id, email, password_hash, language, status, paid_user, signup_date)
       SELECT 1, n || '@bench.test', '', 'de', 'active', true, now() FROM generate_series(1, $1) n`,
    [idle],
  );
  await database.pool.query(
    `INSERT INTO profiles (user_id, site_id, name, status, gender, search_gender, date_of_birth, country, last_active_at, created_at, updated_at)
       SELECT id, 1, 'Anna', 'active', 'woman', '{man}', '1990-05-05', 'DE', now(), now(), now() FROM users`,
  );
  await database.pool.query(`SELECT credits_add(id, 1000000, 'grant', 'bench:' || id, now()) FROM users`);
  const { rows } = await database.pool.query<{ user_id: number }>(
    `INSERT INTO sessions (user_id, token_hash, user_agent, created_at, used_at, expires_at)
       SELECT u.id, t.hash, 'bench', now(), now(), now() + interval '1 day'
       FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n) JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) u USING (n)
       ORDER BY n RETURNING user_id`,
    [tokens.map(hashToken)],
  );
  const ids = rows.map(({ user_id }) => user_id);
  return ids.map((id, n) => ({ id, partner: ids[n ^ 1] ?? 0, token: tokens[n] ?? '' }));
}

async function tell<Answer = unknown>(order: Order): Promise<Answer> {
  load.send(order);
  return answerOf<Answer>(load);
}
