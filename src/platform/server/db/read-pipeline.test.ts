import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { compiledQuery } from './compiled-query.ts';
import { type Db, isDatabaseAway } from './open-database.ts';

let app: TestApp;
let db: Db;
beforeAll(async () => {
  // From eight connections on, two are for reads.
  app = await createTestApp({ DATABASE_POOL: '8' });
  ({ db } = app.platform.database);
  await app.platform.database.pool.query('CREATE TABLE counted (id int PRIMARY KEY, n int NOT NULL); INSERT INTO counted VALUES (1, 0)');
});
afterAll(() => app.close());

const shareOf = compiledQuery((within, { of }: { of: number }) =>
  sql<{ share: number; pid: number }>`SELECT 12 / ${of}::int AS share, pg_backend_pid() AS pid`.compile(within),
);
const waiting = compiledQuery((within, { seconds }: { seconds: number }) =>
  sql<{ pid: number }>`SELECT pg_backend_pid() AS pid FROM pg_sleep(${seconds}::float8)`.compile(within),
);
/** Waits until nobody else holds the lock. */
const locked = compiledQuery((within, { key }: { key: number }) => sql`SELECT pg_advisory_xact_lock(${key}::int)`.compile(within));
const counted = compiledQuery((within, { id }: { id: number }) =>
  sql<{ n: number }>`SELECT n FROM counted WHERE id = ${id}::int`.compile(within),
);

const share = async (of: number) => (await db.executeQuery(shareOf(db, { of }))).rows[0];
const count = async (within: Db) => (await within.executeQuery(counted(within, { id: 1 }))).rows[0]?.n;

test('the reads of one turn use one connection, and each caller gets its own rows', async () => {
  const responses = await Promise.all([1, 2, 3, 4, 6, 12].map(share));
  expect(responses.map((response) => response?.share)).toEqual([12, 6, 4, 3, 2, 1]);
  expect(new Set(responses.map((response) => response?.pid)).size).toBe(1);
});

test('equal reads in one turn run once, and fail for both callers', async () => {
  const [one, two, other] = await Promise.all([share(3), share(3), share(4)]);
  expect(two).toBe(one);
  expect(other?.share).toBe(3);
  expect(await share(3)).not.toBe(one);
  const responses = await Promise.allSettled([share(0), share(0)]);
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a failed read does not make the others fail', async () => {
  const responses = await Promise.allSettled([3, 0, 4].map(share));
  expect(responses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await share(6))?.share).toBe(2);
});

test('a slow read delays only the reads of its own turn', async () => {
  const holder = await app.platform.database.pool.connect();
  // Of the transaction: behind a pooler, the session is not this connection's own.
  await holder.query('BEGIN');
  await holder.query('SELECT pg_advisory_xact_lock(7)');
  const slow = db.executeQuery(locked(db, { key: 7 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const first = await Promise.race([slow.then(() => 'slow'), share(2).then(() => 'quick')]);
  expect(first).toBe('quick');
  await holder.query('COMMIT');
  holder.release();
  await slow;
});

test('more reads than connections all finish', async () => {
  const asked = [];
  for (const seconds of [0.2, 0.2, 0.2, 0.2]) {
    asked.push(db.executeQuery(waiting(db, { seconds })));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(new Set((await Promise.all(asked)).map(({ rows }) => rows[0]?.pid)).size).toBe(2);
});

test('a read sees earlier commits, and in a transaction the transaction’s own changes', async () => {
  for (const n of [1, 2, 3]) {
    await db.transaction().execute(async (tx) => {
      await sql`UPDATE counted SET n = ${n}`.execute(tx);
      expect(await count(tx)).toBe(n);
      expect(await count(db)).toBe(n - 1);
    });
    expect(await count(db)).toBe(n);
  }
});

test('whose connection is lost fails like one of an unreachable database, and the next read uses another connection', async () => {
  const lost = db.executeQuery(waiting(db, { seconds: 60 })).catch((error: unknown) => error);
  await eventually(async () => {
    const { rowCount } = await app.platform.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep%' AND state = 'active' AND pid <> pg_backend_pid()`,
    );
    expect(rowCount).toBe(1);
  });
  expect(isDatabaseAway(await lost)).toBe(true);
  expect((await share(2))?.share).toBe(6);
});
