// @module-tag slow
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startStandby } from '#tests/support/process/standby.ts';
import { keepPrimary, type KeptPrimary } from './keep-primary.ts';

let folder: string;
let kept: KeptPrimary;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'emberleaf-kept-'));
  kept = await keepPrimary({ folder, say: () => {} });
  await write('CREATE TABLE letters (id int)');
}, 120_000);
afterAll(async () => {
  await kept.stop();
  await fs.rm(folder, { recursive: true, force: true });
}, 60_000);

/** On a connection of its own, to whoever is the primary. */
async function write(statement: string): Promise<pg.QueryResult<{ id: number }>> {
  const client = new pg.Client({ host: kept.address, user: 'app', database: 'postgres', query_timeout: 20_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query<{ id: number }>(statement);
  } finally {
    void client.end().catch(() => {});
  }
}

// Regression: with its synchronous standby gone, the primary of the fleet acknowledged nothing until somebody changed its settings.
test('goes on without a standby that was killed, and has one again', { timeout: 120_000 }, async () => {
  await kept.standby()?.signal('SIGKILL');
  await write('INSERT INTO letters VALUES (1)');
  await eventually(() => expect(kept.isWhole()).toBe(true));
});

test('lets the standby take over with all that was acknowledged, also while the primary was alone', { timeout: 120_000 }, async () => {
  await kept.standby()?.signal('SIGSTOP');
  await write('INSERT INTO letters VALUES (2)');
  expect(kept.isWhole()).toBe(false);
  // It lacks what the primary has acknowledged meanwhile.
  const before = kept.primary();
  await kept.switchOver();
  expect(kept.primary()).toBe(before);
  await kept.standby()?.signal('SIGCONT');
  await eventually(() => expect(kept.isWhole()).toBe(true));
  await write('INSERT INTO letters VALUES (3)');
  await kept.primary().signal('SIGKILL');
  await eventually(() => expect(kept.primary()).not.toBe(before));
  expect((await write('SELECT id FROM letters ORDER BY id')).rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  await eventually(() => expect(kept.isWhole()).toBe(true));
});

// Regression: it went on running, and the primary went on waiting for it, although nobody could end it.
test('leaves nothing of a standby that does not follow', { timeout: 120_000 }, async () => {
  const dataDir = path.join(folder, 'pg-lost');
  // PostgreSQL cuts a name that is as long, so that nobody finds it.
  const lost = startStandby(kept.primary(), { dataDir, name: 'a'.repeat(70), isSynchronous: false, within: 500 });
  await expect(lost).rejects.toThrow('does not follow');
  const following = `SELECT pid AS id FROM pg_stat_replication WHERE application_name LIKE 'aaa%'`;
  await eventually(async () => expect((await write(following)).rows).toEqual([]));
  await expect(fs.access(dataDir)).rejects.toThrow('ENOENT');
});
