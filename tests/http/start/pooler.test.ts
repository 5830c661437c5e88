// @module-tag slow
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import { checkSessions } from '#app/server/start/check-sessions.ts';
import { migrateSite } from '#app/server/start/migrate-site.ts';
import type { WaitingRoom } from '#app/server/start/waiting-room.ts';
import { setRoleLimits } from '#platform/server/db/connections/session-limits.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { type PostgresServer, startPostgres } from '#platform/server/db/postgres-server.ts';
import { createPostgresBus } from '#platform/server/live/postgres-bus.ts';
import { sessionEnded } from '#platform/server/live/live-bus-events.ts';
import { eventually } from '#tests/support/eventually.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from '#tests/support/process/pgbouncer.ts';
import { quiet } from '#tests/support/quiet.ts';

const installed = () => findPgBouncer() !== null;
let dir: string;
let postgres: PostgresServer;
let pooler: PgBouncer;
beforeAll(async () => {
  if (!installed()) return;
  dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-pooler-'));
  postgres = await startPostgres({ dataDir: path.join(dir, 'postgres'), throwAway: true });
  pooler = await startPgBouncer(hostOf());
});
beforeEach(({ skip }) => skip(!installed()));
afterAll(async () => {
  if (!installed()) return;
  await pooler.stop();
  await postgres.stop();
  await fs.rm(dir, { recursive: true, force: true });
});

const hostOf = () => postgres.connection.host ?? '';
const addressOf = ({ port }: PgBouncer = pooler, user = 'app', database = 'postgres') =>
  `postgresql://${user}@127.0.0.1:${port}/${database}`;
const direct = () => `postgresql://app@localhost/postgres?host=${encodeURIComponent(hostOf())}`;
/** What a start says while it waits. */
const waits: string[] = [];
const room: WaitingRoom = { wait: async (_missing, sentence) => void waits.push(sentence), goOn: () => {}, close: async () => {} };
const check = (at: PgBouncer, isPooler = true, ...as: string[]) =>
  checkSessions({
    connection: { connectionString: addressOf(at, ...as) },
    direct: isPooler ? { connectionString: direct() } : null,
    log: quiet,
    room,
  });

test('migrations go past the pooler and give its role the limits, without which no start goes on', async () => {
  await expect(check(pooler)).rejects.toThrow(
    /^The limits of the role of DATABASE_URL are not in force \(statement_timeout, .*\): run "npm run migrate", then RECONNECT in the pooler\.$/,
  );
  const said: string[] = [];
  const env = { appEnv: 'production', databaseUrl: addressOf(), databaseDirectUrl: direct() } as const;
  const say = (sentence: string) => void said.push(sentence);
  expect((await migrateSite(env, { connectionString: addressOf() }, { say })).length).toBeGreaterThan(10);
  expect(said.filter((one) => !one.startsWith('Applied '))).toEqual([]);
  const fresh = await startPgBouncer(hostOf());
  try {
    await check(fresh);
  } finally {
    await fresh.stop();
  }
  // Already done, and again without an error.
  expect(await migrateSite(env, { connectionString: addressOf() })).toEqual([]);
});

test.each([
  ['refuses the options of a connection', {}, false, 'DATABASE_URL is a pooler: DATABASE_DIRECT_URL must name the database itself.'],
  [
    'ignores them',
    { ignore_startup_parameters: 'options,statement_timeout,idle_in_transaction_session_timeout' },
    false,
    /^DATABASE_URL loses settings of the connection \(.*\), as a pooler does: DATABASE_DIRECT_URL must name the database itself\.$/,
  ],
  [
    'loses named statements',
    { max_prepared_statements: '0' },
    true,
    'The pooler of DATABASE_URL loses named statements: PgBouncer 1.21 or newer with max_prepared_statements = 250 keeps them.',
  ],
  [
    'shares connections by statement',
    { pool_mode: 'statement' },
    true,
    'The pooler of DATABASE_URL shares connections by statement: it needs pool_mode = transaction.',
  ],
])('a pooler that %s ends the start with one sentence', async (_what, settings, isPooler, sentence) => {
  // As after a migration that a test before has done, or on a database whose role has no limits yet.
  if (!isPooler) {
    const { pool, close } = openDatabase({ connection: { connectionString: direct() }, size: 2, log: quiet });
    await pool.query('ALTER ROLE app IN DATABASE postgres RESET ALL');
    await close();
  } else
    await migrateSite({ appEnv: 'production', databaseUrl: addressOf(), databaseDirectUrl: direct() }, { connectionString: addressOf() });
  const strange = await startPgBouncer(hostOf(), { settings });
  try {
    await expect(check(strange, isPooler)).rejects.toThrow(sentence);
  } finally {
    await strange.stop();
  }
});

test('an address that the pooler refuses, or that leads elsewhere, ends the start with one sentence that repeats no password', async () => {
  const { pool, close } = openDatabase({ connection: { connectionString: direct() }, size: 2, log: quiet });
  await pool.query('CREATE DATABASE another');
  await close();
  const another = { connectionString: direct().replace('/postgres?', '/another?') };
  expect(await setRoleLimits(another, 'app')).toEqual([]);
  const strict = await startPgBouncer(hostOf(), { settings: { auth_type: 'plain' }, password: 'right' });
  try {
    await expect(check(strict, true, 'app:wrong')).rejects.toThrow(/^DATABASE_URL cannot be used: password authentication failed\.$/);
    await expect(check(strict, true, 'app:right', 'none')).rejects.toThrow(/^DATABASE_URL cannot be used: .*"none" does not exist\.$/);
    await expect(check(strict, true, 'app:right', 'another')).rejects.toThrow(
      /^DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: both must name the same one\.$/,
    );
  } finally {
    await strict.stop();
  }
  expect(waits).toEqual([]);
});

test('events between processes go past the pooler', async () => {
  const open = () =>
    openDatabase({ connection: { connectionString: addressOf() }, direct: { connectionString: direct() }, size: 4, log: quiet });
  const [one, other] = [open(), open()];
  const buses = [await createPostgresBus(one.sessions, quiet), await createPostgresBus(other.sessions, quiet)];
  try {
    const heard: number[] = [];
    buses[1]?.hold(userId(1));
    buses[1]?.subscribe(sessionEnded, ({ session }) => void heard.push(session));
    buses[0]?.publish(sessionEnded, { user: userId(1), session: 7 });
    await eventually(() => expect(heard).toEqual([7]));
  } finally {
    for (const bus of buses) await bus.close();
    await one.close();
    await other.close();
  }
});
