// @module-tag slow
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoSites } from '#demo/sites.ts';
import { insertSite } from '#features/site/server/index.ts';
import { buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type DatabaseServer, type Standby, startPrimary, startStandby } from '#tests/support/process/standby.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { migrate } from '../../../src/platform/server/db/migrate.ts';
import { type Db, openDatabase } from '../../../src/platform/server/db/open-database.ts';
import { followReplica } from '../../../src/platform/server/db/replica.ts';

let dir: string;
let primary: DatabaseServer;
let replica: Standby;
let app: TestApp;
const stop: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-replica-'));
  primary = await startPrimary(path.join(dir, 'primary'));
  stop.push(primary.stop);
  await migrate(primary.connection);
  const empty = openDatabase({ connection: primary.connection, size: 2, log: quiet });
  for (const site of demoSites) await insertSite(empty.db, site, new Date());
  await empty.close();
  replica = await startStandby(primary, { dataDir: path.join(dir, 'replica'), name: 'replica', isSynchronous: false });
  stop.push(replica.stop);
  app = await createTestAppOn(primary.connection, {
    DATABASE_URL: urlOf(primary),
    DATABASE_REPLICA_URL: urlOf(replica),
    BUS: 'process',
  });
  stop.push(app.close);
});
afterAll(async () => {
  for (const one of stop.toReversed()) await one();
  await fs.rm(dir, { recursive: true, force: true });
});

const urlOf = ({ dataDir }: DatabaseServer) => `postgresql://app@localhost/postgres?host=${encodeURIComponent(dataDir)}`;
const isOnReplica = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ replica: boolean }>`SELECT pg_is_in_recovery() AS replica`.execute(db);
  return rows[0]?.replica === true;
};
const readiness = async () =>
  (await app.client().raw('GET', '/readyz')).body as { readonly missing: string[]; readonly reasons?: Readonly<Record<string, string>> };
const missing = async () => (await readiness()).missing;

test('long reads go to the replica, everything else to the database', async () => {
  const { db, reads } = app.platform.database;
  await eventually(async () => expect(await isOnReplica(reads)).toBe(true));
  expect(await isOnReplica(db)).toBe(false);
  expect(await missing()).not.toContain('replica');
  const [anna, ben] = [await buildMember(app, { credits: 10 }), await buildMember(app)];
  const { message } = await wrote(anna, ben);
  const find = () => reads.selectFrom('messages').select('id').where('id', '=', message.id).execute();
  await eventually(async () => expect(await find()).toHaveLength(1));
  await expect(
    reads.insertInto('blocks').values({ user_id: anna.id, blocked_id: ben.id, created_at: new Date() }).execute(),
  ).rejects.toThrow(/read-only/);
});

test('a replica that is too far behind serves nothing until it has caught up', async () => {
  const [on, source] = [new pg.Pool({ ...replica.connection, max: 2 }), new pg.Pool({ ...primary.connection, max: 2 })];
  for (const pool of [on, source]) pool.on('error', () => {});
  const followed = followReplica({ replica: on, primary: source, log: quiet, maxLag: 300, checkEvery: 50 });
  const write = () => source.query('CREATE TABLE IF NOT EXISTS written (); INSERT INTO written DEFAULT VALUES');
  try {
    await eventually(() => expect(followed.fault()).toBeNull());
    await on.query('SELECT pg_wal_replay_pause()');
    await write();
    await eventually(() => expect(followed.fault()).toBe('The replica of DATABASE_REPLICA_URL is behind.'));
    const client = await followed.pool.connect();
    expect((await client.query<{ replica: boolean }>('SELECT pg_is_in_recovery() AS replica', [])).rows).toEqual([{ replica: false }]);
    client.release();
    await on.query('SELECT pg_wal_replay_resume()');
    await eventually(() => expect(followed.fault()).toBeNull());
    // Nobody writes: it has nothing to replay and is not behind.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(followed.fault()).toBeNull();
  } finally {
    await followed.stop();
    await source.end();
  }
});

// Each of them was read from, and the search and exports failed for ever or had the members of others.
test('a replica that is not that of the database, or shows only a part of it, is named and not used', async () => {
  const source = new pg.Pool({ ...primary.connection, max: 2 });
  for (const statement of ['CREATE DATABASE another', 'CREATE ROLE poor LOGIN']) await source.query(statement);
  const other = { host: inject('databaseHost'), port: 5432, user: 'app', database: 'postgres' };
  const wrong: readonly (readonly [pg.PoolConfig, string])[] = [
    [primary.connection, 'The server of DATABASE_REPLICA_URL is no replica.'],
    [other, 'The server of DATABASE_REPLICA_URL has nothing of the database of DATABASE_URL.'],
    [{ ...replica.connection, database: 'another' }, 'DATABASE_REPLICA_URL names another database than DATABASE_URL.'],
    [{ ...replica.connection, database: 'none' }, 'The server of DATABASE_REPLICA_URL does not have the database that it names.'],
    [{ ...replica.connection, user: 'nobody' }, 'The server of DATABASE_REPLICA_URL refuses the user.'],
    [{ ...replica.connection, host: '/nowhere' }, 'The server of DATABASE_REPLICA_URL does not answer.'],
  ];
  for (const [connection, sentence] of wrong) {
    const on = new pg.Pool({ ...connection, max: 1 });
    const followed = followReplica({ replica: on, primary: source, log: quiet, checkEvery: 50 });
    await eventually(() => expect(followed.fault()).toBe(sentence));
    await followed.stop();
  }
  const poor = followReplica({ replica: new pg.Pool({ ...replica.connection, user: 'poor', max: 1 }), primary: source, log: quiet });
  await eventually(() => expect(poor.fault()).toMatch(/^The user of DATABASE_REPLICA_URL may not read the table \w+\.$/));
  await poor.stop();
  await source.end();
});

test('while the replica is frozen or gone, the database serves its reads, and readyz says so', { timeout: 120_000 }, async () => {
  const { reads } = app.platform.database;
  await eventually(async () => expect(await isOnReplica(reads)).toBe(true));
  await replica.signal('SIGSTOP');
  await eventually(async () => expect(await missing()).toContain('replica'));
  expect((await readiness()).reasons).toMatchObject({ replica: 'The server of DATABASE_REPLICA_URL does not answer.' });
  expect(await isOnReplica(reads)).toBe(false);
  expect((await app.client().raw('GET', '/readyz')).status).toBe(200);
  await replica.signal('SIGCONT');
  await eventually(async () => expect(await missing()).not.toContain('replica'));
  await replica.signal('SIGKILL');
  await eventually(async () => expect(await missing()).toContain('replica'));
  expect(await isOnReplica(reads)).toBe(false);
  await replica.start();
  await eventually(async () => expect(await isOnReplica(reads)).toBe(true));
  // Promoted, it has a history of its own.
  await replica.promote();
  await eventually(async () =>
    expect((await readiness()).reasons).toMatchObject({ replica: 'The server of DATABASE_REPLICA_URL is no replica.' }),
  );
});
