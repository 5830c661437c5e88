// @module-tag slow
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { asCorrespondent, retryingWriter } from '#tests/support/chat/retrying-writer.ts';
import { type Served, serve } from '#tests/support/process/served.ts';
import { type DatabaseServer, type Standby, startPrimary, startStandby } from '#tests/support/process/standby.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

const granted = 1000;
let dir: string;
/** The folder of the database's socket, for everybody: it leads to the primary, as an address in front of the servers does. */
let address: string;
let primary: DatabaseServer;
let standby: Standby;
let app: TestApp;
let stop: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-standby-'));
  address = path.join(dir, 'address');
  primary = await startPrimary(path.join(dir, 'primary'));
  stop.push(primary.stop);
  await pointTo(primary);
  const connection = { host: address, port: 5432, user: 'app', database: 'postgres' };
  const empty = openDatabase({ connection, size: 2, log: quiet });
  await migrate(connection);
  for (const site of demoSites) await insertSite(empty.db, site, new Date());
  await empty.close();
  standby = await startStandby(primary, { dataDir: path.join(dir, 'standby'), name: 'standby', isSynchronous: true });
  stop.push(standby.stop);
  app = await createTestAppOn(connection);
  stop.push(app.close);
}, 120_000);
afterEach(async () => {
  for (const one of stop.toReversed()) await one();
  stop = [];
  await fs.rm(dir, { recursive: true, force: true });
});

/** In one step, so that nobody finds nothing there. */
async function pointTo({ dataDir }: DatabaseServer): Promise<void> {
  await fs.symlink(dataDir, `${address}.new`);
  await fs.rename(`${address}.new`, address);
}

const rich = () => buildMember(app, { credits: granted, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

test('a promoted standby has every acknowledged message, and processes go on without a hand', { timeout: 300_000 }, async () => {
  const served: Served[] = [];
  for (let n = 0; n < 2; n++) {
    const one = await serve({ host: address, database: 'postgres', dataDir: dir, bus: 'postgres' });
    served.push(one);
    stop.push(one.stop);
  }
  const members = [await rich(), await rich()] as const;
  const [anna, ben] = [asCorrespondent(members[0]), asCorrespondent(members[1])];
  const writers = [retryingWriter(anna, ben, () => served[0]?.address ?? ''), retryingWriter(ben, anna, () => served[1]?.address ?? '')];
  let writing = true;
  const written = Promise.all(writers.map((writer) => writer.write(300))).finally(() => (writing = false));
  await eventually(() => expect(Math.min(...writers.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(30));
  const killedAt = performance.now();
  await primary.signal('SIGKILL');
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  await standby.promote();
  await pointTo(standby);
  const writableAt = await writable();
  await eventually(() => expect(writers.every(({ acknowledged }, n) => acknowledged.length > (before[n] ?? 0))).toBe(true));
  const goesOnAt = performance.now();
  expect(writableAt - killedAt).toBeLessThan(10_000);
  expect(writing).toBe(true);
  expect(goesOnAt - killedAt).toBeLessThan(10_000);
  await written;
  writers.forEach((writer) => writer.close());
  const { pool } = app.platform.database;
  for (const { member, acknowledged } of writers) {
    const { rows } = await pool.query<{ client_id: string }>('SELECT client_id FROM messages WHERE sender_id = $1 ORDER BY id', [
      member.id,
    ]);
    expect(rows.map(({ client_id }) => client_id)).toEqual(acknowledged);
    await expectCharged(member.id, acknowledged.length);
  }
  await expectBooks(app);
});

test('while the standby is away there is an error in bounded time, and never a false acknowledgement', { timeout: 300_000 }, async () => {
  const [anna, ben] = [await rich(), await rich()];
  expect((await write(anna, ben)).status).toBe(200);
  await standby.signal('SIGSTOP');
  const clientId = randomUUID();
  const started = performance.now();
  expect((await write(anna, ben, 'bleibt hängen', clientId)).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(25_000);
  // Also not what the primary has stored by itself: it would be lost with it.
  expect((await write(anna, ben, 'bleibt hängen', clientId)).status).toBe(503);
  await standby.signal('SIGCONT');
  await eventually(async () => expect((await write(anna, ben, 'bleibt hängen', clientId)).status).toBe(200));
  await expectCharged(anna.id, 2);
  await primary.signal('SIGKILL');
  await standby.promote();
  await pointTo(standby);
  await writable();
  await eventually(async () => expect((await write(anna, ben, 'bleibt hängen', clientId)).status).toBe(200));
  await expectCharged(anna.id, 2);
});

/** When the address can be written to. */
async function writable(): Promise<number> {
  for (;;) {
    const client = new pg.Client({ host: address, port: 5432, user: 'app', database: 'postgres', connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('CREATE TABLE IF NOT EXISTS written (); INSERT INTO written DEFAULT VALUES');
      return performance.now();
    } catch {
      await sleep(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function expectCharged(member: number, messages: number): Promise<void> {
  const { rows } = await app.platform.database.pool.query<{ stored: number; charged: number; credits: number }>(
    `SELECT (SELECT count(*) FROM messages WHERE sender_id = $1) AS stored,
       (SELECT count(*) FROM ledger_transactions WHERE user_id = $1 AND kind = 'message') AS charged,
       (SELECT purchased + bonus FROM balances WHERE user_id = $1) AS credits`,
    [member],
  );
  expect(rows[0]).toEqual({ stored: messages, charged: messages, credits: granted - messages });
}
