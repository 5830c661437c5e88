// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { checkBooks } from '#features/accounting/server/index.ts';
import { storagePaths } from '#features/photos/server/index.ts';
import { readBackupSettings } from '#platform/server/backup-settings.ts';
import { createBackups } from '#platform/server/backup/backups.ts';
import { createClock } from '#platform/server/clock.ts';
import { type PostgresServer, startPostgres } from '#platform/server/db/postgres-server.ts';
import { removeDueFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { buildMember, builtPassword, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { fillEmptySite } from '#tests/support/process/empty-site.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { checkObjects } from '../objects/check-objects.ts';

let dir = '';
let dataDir = '';
let server: PostgresServer;
let app: TestApp;
let bucket: S3Server;

const start = async () => {
  server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
};
const open = async () => {
  app = await createTestAppOn(server.connection, { DATA_DIR: dataDir });
};
const stop = async () => {
  await app.close();
  await server.stop();
};

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  return (await app.platform.database.pool.query<Row>(statement)).rows;
}

async function between(): Promise<Date> {
  await sleep(20);
  const [row] = await ask<{ now: Date }>('SELECT clock_timestamp() AS now');
  await sleep(20);
  return row?.now ?? new Date(0);
}

const sequences = async () =>
  new Map(
    (
      await ask<{ name: string; last: string }>(
        `SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
      )
    ).map(({ name, last }) => [name, Number(last)]),
  );

/** As the operator runs it. */
async function restore(place: string, to: Date): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['scripts/operator/restore.ts', '--to', to.toISOString()], {
    env: { PATH: process.env['PATH'], APP_ENV: 'test', SECRET: 's'.repeat(40), DATA_DIR: dataDir, BACKUP_URL: place },
  });
  const [output] = await Promise.all([Promise.all([text(child.stdout), text(child.stderr)]), once(child, 'exit')]);
  return { status: child.exitCode, output: output.join('') };
}

describe.each([
  ['a folder', () => path.join(dir, 'place')],
  ['a bucket', () => bucket.url],
] as const)('from %s', (_kind, placeOf) => {
  beforeAll(async () => {
    dir = await mkdtemp(path.join(inject('runDir'), 'whole-'));
    dataDir = path.join(dir, 'data');
    await start();
    await fillEmptySite(server.connection);
    await open();
    bucket = await startS3Server();
  }, 120_000);
  afterAll(async () => {
    await stop();
    await bucket.close();
    await rm(dir, { recursive: true, force: true });
  }, 60_000);

  test('a whole site is taken back to before a wrong delete, without those who have left since', { timeout: 240_000 }, async () => {
    const place = placeOf();
    const settings = readBackupSettings((name) => (name === 'BACKUP_URL' ? place : null));
    if (settings === null) throw new Error('no settings');
    const [anna, ben, carl] = [await buildMember(app, { credits: 5 }), await buildMember(app, { credits: 5 }), await buildMember(app)];
    await wrote(anna, ben, 'Meet me at eight.');
    const filesOf = async () =>
      (await ask<{ name: string; width: number; avif: boolean }>('SELECT name, width, avif FROM photos')).flatMap(storagePaths);
    await buildPhoto(app, anna.id);
    const kept = await filesOf();
    await buildPhoto(app, ben.id);
    const removed = (await filesOf()).filter((file) => !kept.includes(file));
    for (const file of [...kept, ...removed]) await app.platform.storage.put(file, Buffer.from('A photo'));
    const { connection } = server;
    const backups = await createBackups({ settings, dataDir, clock: createClock(), connection, isEmbedded: true });
    await backups.make();

    // Before the restored time a photo goes for good, which the backup still has.
    await ask(`DELETE FROM photos WHERE user_id = ${ben.id}`);
    await app.platform.storage.remove(removed);
    await wrote(ben, anna, 'I will.');
    const before = await between();
    expect((await carl.client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
    await ask('DELETE FROM messages');
    await wrote(ben, anna, 'Where are you?');
    const given = await sequences();
    await stop();

    const { status, output } = await restore(place, before);
    expect([status, output]).toEqual([0, expect.stringContaining('Erased again: 1 accounts, 0 photos')]);
    expect(output).toContain(`${removed.length} files that no row names are removed when the site starts; 0 files are missing.`);
    expect(output).toContain('books -- --check: in order');

    await start();
    await open();
    expect(await ask('SELECT text FROM messages ORDER BY id')).toEqual([{ text: 'Meet me at eight.' }, { text: 'I will.' }]);
    expect(await ask(`SELECT status, deleted_from FROM users WHERE id = ${carl.id}`)).toEqual([
      { status: 'deleted', deleted_from: 'active' },
    ]);
    expect(await ask(`SELECT id FROM sessions WHERE user_id = ${carl.id}`)).toEqual([]);
    const now = await sequences();
    expect([...given].filter(([name, last]) => (now.get(name) ?? 0) < last)).toEqual([]);
    expect((await checkBooks(app.platform.database.reads)).flatMap(({ deviations }) => deviations)).toEqual([]);
    await removeDueFiles({ ...app.platform, db: app.platform.database.db });
    expect(await checkObjects(app.platform, { mayBeWriting: false })).toEqual({ orphans: [], missing: [] });
    expect((await Promise.all(removed.map((file) => app.platform.storage.stat(file)))).filter((file) => file !== null)).toEqual([]);
  });
});
