// @module-tag slow
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { listen } from '#tests/support/live-client.ts';
import { signalPostgres } from '#tests/support/process/postgres-processes.ts';
import { quiet } from '#tests/support/quiet.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { type Served, serve } from '#tests/support/process/served.ts';
import { asCorrespondent, type Correspondent, type RetryingWriter, retryingWriter } from '#tests/support/chat/retrying-writer.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

const granted = 1000;
let app: TestApp;
let address: string;
let dir: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
  dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-faults-'));
});
afterAll(async () => {
  await app.close();
  await fs.rm(dir, { recursive: true, force: true });
});

describe('acknowledged messages are never lost, duplicated, reordered or charged twice', () => {
  test('when connections are lost at any point of a send', { timeout: 600_000 }, async () => {
    const random = seededRandom();
    const writers = await pairOfWriters(app, () => address);
    await whileWriting(writers, 40, async () => {
      await sleep(random.below(12));
      writers[random.pick([0, 1])]?.cut();
    });
    await expectNothingLost(app, writers);
  });

  test('when a server is killed repeatedly', { timeout: 600_000 }, async () => {
    const random = seededRandom();
    let server = await serveHere(app);
    const writers = await pairOfWriters(app, () => server.address);
    await whileWriting(writers, 60, async () => {
      await sleep(100 + random.below(500));
      await server.kill();
      server = await serveHere(app);
    });
    await server.stop();
    await expectNothingLost(app, writers);
  });

  test('when one of two servers on one database is killed', { timeout: 600_000 }, async () => {
    const random = seededRandom();
    const servers = await Promise.all([serveHere(app, 'postgres'), serveHere(app, 'postgres')]);
    const [anna, ben] = [asCorrespondent(await rich(app)), asCorrespondent(await rich(app))];
    // Anna switches to the other server when hers is down.
    let annasServer = 0;
    const at = (n: number) => servers[n % 2]?.address ?? '';
    const writers = [retryingWriter(anna, ben, () => at(annasServer)), retryingWriter(ben, anna, () => at(1))];
    await whileWriting(writers, 80, async () => {
      await sleep(200 + random.below(300));
      if (annasServer > 0) return;
      annasServer++;
      await servers[0]?.kill();
    });
    await servers[1]?.stop();
    await expectNothingLost(app, writers);
  });

  test('when the database is killed', { timeout: 600_000 }, async () => {
    const random = seededRandom();
    const dataDir = path.join(dir, 'postgres');
    const postgres = await startPostgres({ dataDir });
    const own = await openOwn(postgres.connection).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    try {
      const there = await listen(own);
      const writers = await pairOfWriters(own, () => there);
      let kills = 0;
      await whileWriting(writers, 60, async () => {
        await sleep(200 + random.below(300));
        if (kills++ < 3) await signalPostgres(dataDir, 'SIGKILL');
        await sleep(2000);
      });
      // After the last kill the database may still be recovering.
      await eventually(() => own.platform.database.pool.query('SELECT 1'));
      await expectNothingLost(own, writers);
    } finally {
      await own.close();
      await postgres.stop();
    }
  });

  test('when requests are repeated in any order while the clock moves', { timeout: 600_000 }, async () => {
    const random = seededRandom();
    const people = await Promise.all(Array.from({ length: 4 }, () => rich(app)));
    const letters = Array.from({ length: 80 }, () => {
      const [from, to] = random.shuffled(people) as [BuiltMember, BuiltMember];
      return { from, to, clientId: randomUUID() };
    });
    const requests = random
      .shuffled([...letters, ...letters, ...letters])
      .map((letter) => ({ ...letter, after: random.below(100), day: random.pick([86_400, 1]) }));
    const responses = await Promise.all(
      requests.map(async ({ from, to, clientId, after, day }, n) => {
        await sleep(after);
        if (n % 20 === 0) app.platform.clock.advance(day);
        const { status, reply } = await write(from, to, `Nachricht ${clientId}`, clientId);
        return { status, clientId, id: reply.message.id };
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    // All requests for a message returned the same message.
    expect(new Set(responses.map(({ clientId, id }) => `${clientId} ${id}`)).size).toBe(letters.length);
    const { rows } = await app.platform.database.pool.query<{ client_id: string }>(
      'SELECT client_id FROM messages WHERE sender_id = ANY($1::bigint[])',
      [people.map(({ id }) => id)],
    );
    expect(rows.map(({ client_id }) => client_id).toSorted()).toEqual(letters.map(({ clientId }) => clientId).toSorted());
    for (const member of people) await expectCharged(app.platform.database.pool, member);
    await expectBooks(app);
  });
});

/** An app on a database that is empty yet. */
async function openOwn(connection: pg.PoolConfig): Promise<TestApp> {
  const empty = openDatabase({ connection, size: 2, log: quiet });
  await migrate(connection);
  for (const site of demoSites) await insertSite(empty.db, site, new Date());
  await empty.close();
  return createTestAppOn(connection);
}

const rich = (on: TestApp): Promise<BuiltMember> =>
  buildMember(on, { credits: granted, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

/** Two members who write to each other. */
async function pairOfWriters(on: TestApp, where: () => string): Promise<RetryingWriter[]> {
  const [anna, ben] = [asCorrespondent(await rich(on)), asCorrespondent(await rich(on))];
  return [retryingWriter(anna, ben, where), retryingWriter(ben, anna, where)];
}

/** Causes faults repeatedly until all messages are written. */
async function whileWriting(writers: readonly RetryingWriter[], messages: number, causeFault: () => Promise<void>): Promise<void> {
  let writing = true;
  const written = Promise.all(writers.map((writer) => writer.write(messages))).finally(() => (writing = false));
  while (writing) await causeFault();
  await written;
  // Live events may arrive after the replies.
  await eventually(() => expect(writers.every(({ received }) => received.length > 0)).toBe(true));
  writers.forEach((writer) => writer.close());
}

const serveHere = (on: TestApp, bus: 'process' | 'postgres' = 'process'): Promise<Served> => {
  const { database = '' } = on.platform.database.pool.options;
  return serve({ host: inject('databaseHost'), database, dataDir: dir, bus, poolerPort: inject('poolerPort') });
};

async function expectNothingLost(on: TestApp, writers: readonly RetryingWriter[]): Promise<void> {
  const { pool } = on.platform.database;
  for (const { member, acknowledged } of writers) {
    const { rows } = await pool.query<{ client_id: string }>('SELECT client_id FROM messages WHERE sender_id = $1 ORDER BY id', [
      member.id,
    ]);
    // All are stored, each once, in the order in which they were written.
    expect(rows.map(({ client_id }) => client_id)).toEqual(acknowledged);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await expectCharged(pool, member);
  }
  const [one, other] = writers;
  // Both sockets received live events of the other member's messages.
  expect(new Set(one?.received.map(({ clientId }) => clientId)).size).toBeGreaterThan(0);
  expect(new Set(other?.received.map(({ clientId }) => clientId)).size).toBeGreaterThan(0);
  await expectBooks(on);
}

/** Each message is charged once, and the balance matches the ledger. */
async function expectCharged(pool: pg.Pool, { id }: Pick<Correspondent, 'id'>): Promise<void> {
  const { rows } = await pool.query<{ messages: number; charged: number; booked: number; credits: number }>(
    `SELECT (SELECT count(*) FROM messages WHERE sender_id = $1) AS messages,
       (SELECT count(*) FROM ledger_transactions WHERE user_id = $1 AND kind = 'message') AS charged,
       (SELECT sum(purchased + bonus) FROM ledger_transactions WHERE user_id = $1) AS booked,
       (SELECT purchased + bonus FROM balances WHERE user_id = $1) AS credits`,
    [id],
  );
  const [row] = rows;
  expect(row?.charged).toBe(row?.messages);
  expect(row?.credits).toBe(row?.booked);
  expect(row?.credits).toBe(granted - (row?.messages ?? 0));
}
