import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSites } from '#db/seed/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat.ts';
import { listen } from '#tests/support/live-client.ts';
import { type Served, serve } from '#tests/support/served.ts';
import { type StubbornWriter, stubbornWriter } from '#tests/support/stubborn-writer.ts';
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

/** Of everything that was acknowledged nothing is lost, doubled, charged twice or out of order, whatever happens meanwhile. */
describe('nothing that was acknowledged is lost, doubled or charged twice', () => {
  test('when sockets are cut at any point of a send', { timeout: 30_000 }, async () => {
    const writers = await pairOfWriters(app, () => address);
    await whileWriting(writers, 40, async () => {
      await sleep(Math.random() * 12);
      writers[Math.random() < 0.5 ? 0 : 1]?.cut();
    });
    await expectNothingLost(app.platform.database.pool, writers);
  });

  test('when a server is killed, again and again', { timeout: 60_000 }, async () => {
    let server = await serveHere(app);
    const writers = await pairOfWriters(app, () => server.address);
    await whileWriting(writers, 60, async () => {
      await sleep(100 + Math.random() * 500);
      await server.kill();
      server = await serveHere(app);
    });
    await server.stop();
    await expectNothingLost(app.platform.database.pool, writers);
  });

  test('when one of two servers on one database is killed', { timeout: 60_000 }, async () => {
    const servers = await Promise.all([serveHere(app, 'postgres'), serveHere(app, 'postgres')]);
    const [anna, ben] = [await rich(app), await rich(app)];
    // Anna goes on with the other server when hers is away.
    let annasServer = 0;
    const at = (n: number) => servers[n % 2]?.address ?? '';
    const writers = [stubbornWriter(anna, ben, () => at(annasServer)), stubbornWriter(ben, anna, () => at(1))];
    await whileWriting(writers, 80, async () => {
      await sleep(200 + Math.random() * 300);
      if (annasServer > 0) return;
      annasServer++;
      await servers[0]?.kill();
    });
    await servers[1]?.stop();
    await expectNothingLost(app.platform.database.pool, writers);
  });

  test('when the database is killed', { timeout: 90_000 }, async () => {
    const dataDir = path.join(dir, 'postgres');
    const postgres = await startPostgres({ dataDir });
    const own = await createTestAppOn(postgres.connection).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    try {
      await migrate(own.platform.database.db);
      for (const site of demoSites) await insertSite(own.platform.database.db, site, new Date());
      own.features.sites.changed();
      const there = await listen(own);
      const writers = await pairOfWriters(own, () => there);
      let kills = 0;
      await whileWriting(writers, 60, async () => {
        await sleep(200 + Math.random() * 300);
        if (kills++ < 3) await killPostgres(dataDir);
        await sleep(2000);
      });
      await expectNothingLost(own.platform.database.pool, writers);
    } finally {
      await own.close();
      await postgres.stop();
    }
  });

  test('when requests come again, in any order, while the clock moves', { timeout: 30_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => rich(app)));
    const letters = Array.from({ length: 80 }, () => {
      const from = people[Math.floor(Math.random() * 4)]!;
      const others = people.filter((one) => one !== from);
      return { from, to: others[Math.floor(Math.random() * 3)]!, clientId: randomUUID() };
    });
    const requests = [...letters, ...letters, ...letters].toSorted(() => Math.random() - 0.5);
    const answers = await Promise.all(
      requests.map(async ({ from, to, clientId }, n) => {
        await sleep(Math.random() * 100);
        if (n % 20 === 0) app.platform.clock.advance(Math.random() < 0.5 ? 86_400 : 1);
        const { status, reply } = await write(from, to, `Nachricht ${clientId}`, clientId);
        return { status, clientId, id: reply.message.id };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Each request of a message answered the same message.
    expect(new Set(answers.map(({ clientId, id }) => `${clientId} ${id}`)).size).toBe(letters.length);
    const { rows } = await app.platform.database.pool.query<{ client_id: string }>(
      'SELECT client_id FROM messages WHERE sender_id = ANY($1::bigint[])',
      [people.map(({ id }) => id)],
    );
    expect(rows.map(({ client_id }) => client_id).toSorted()).toEqual(letters.map(({ clientId }) => clientId).toSorted());
    for (const member of people) await expectCharged(app.platform.database.pool, member);
  });
});

const rich = (on: TestApp): Promise<BuiltMember> =>
  buildMember(on, { credits: granted, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

/** Two who write to each other. */
async function pairOfWriters(on: TestApp, where: () => string): Promise<StubbornWriter[]> {
  const [anna, ben] = [await rich(on), await rich(on)];
  return [stubbornWriter(anna, ben, where), stubbornWriter(ben, anna, where)];
}

/** Does harm over and over until everything is written. */
async function whileWriting(writers: readonly StubbornWriter[], messages: number, harm: () => Promise<void>): Promise<void> {
  let writing = true;
  const written = Promise.all(writers.map((writer) => writer.write(messages))).finally(() => (writing = false));
  while (writing) await harm();
  await written;
  await sleep(200);
  writers.forEach((writer) => writer.close());
}

const serveHere = (on: TestApp, bus: 'process' | 'postgres' = 'process'): Promise<Served> => {
  const { host = '', database = '' } = on.platform.database.pool.options;
  return serve({ host, database, dataDir: dir, bus });
};

/** As a power cut would: the server and every process of it. */
async function killPostgres(dataDir: string): Promise<void> {
  const pid = Number((await fs.readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = (await fs.readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

async function expectNothingLost(pool: pg.Pool, writers: readonly StubbornWriter[]): Promise<void> {
  for (const { member, acknowledged } of writers) {
    const { rows } = await pool.query<{ client_id: string }>('SELECT client_id FROM messages WHERE sender_id = $1 ORDER BY id', [
      member.id,
    ]);
    // All are there, each once, in the order in which they were written.
    expect(rows.map(({ client_id }) => client_id)).toEqual(acknowledged);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await expectCharged(pool, member);
  }
  const [one, other] = writers;
  // What a socket was told of a conversation never went back, but for what a new socket is told again.
  expect(new Set(one?.heard.map(({ clientId }) => clientId)).size).toBeGreaterThan(0);
  expect(new Set(other?.heard.map(({ clientId }) => clientId)).size).toBeGreaterThan(0);
}

/** Once for each message, and what is left is what the books say. */
async function expectCharged(pool: pg.Pool, { id }: BuiltMember): Promise<void> {
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
