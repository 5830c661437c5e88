import path from 'node:path';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { takeMoveLock } from './move-lock-repo.ts';
import { moveFiles } from './move-objects.ts';

let app: TestApp;
let owner: BuiltMember;
let root = '';
let from: FileStorage;
let to: FileStorage;
beforeAll(async () => {
  app = await createTestApp();
  owner = await buildMember(app);
  root = await mkdtemp(path.join(inject('runDir'), 'move-'));
  from = createFolderStorage(path.join(root, 'files'));
  to = createFolderStorage(path.join(root, 'bucket'));
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const start = '0'.repeat(39);
const fileOf = (letter: string) => `photos/00/${start}${letter}-40.webp`;

async function addPhoto(letter: string, position: number): Promise<void> {
  await from.put(fileOf(letter), Buffer.from('a photo'));
  await app.platform.database.pool.query(
    `INSERT INTO photos (user_id, position, status, name, width, height, thumb_hash, caption, created_at, avif)
     VALUES ($1, $2, 'active', $3, 40, 50, '', '', now(), false)`,
    [owner.id, position, `${start}${letter}`],
  );
}

/** The folder, of which `between` is done after a page was listed and before its files are moved. */
const interrupted = (between: () => Promise<unknown>): FileStorage => ({
  ...from,
  async *list(name) {
    for await (const page of from.list(name)) {
      await between();
      yield page;
    }
  },
});

test('a file that another run has moved meanwhile stays in the bucket', async () => {
  const { db } = app.platform.database;
  await addPhoto('a', 0);
  const other = () => moveFiles(db, { from, root: path.join(root, 'files'), to });
  expect((await moveFiles(db, { from: interrupted(other), root: path.join(root, 'files'), to })).moved).toBe(0);
  expect(await to.stat(fileOf('a'))).not.toBeNull();
});

test('a file that was removed meanwhile is taken back from the bucket', async () => {
  const { db, pool } = app.platform.database;
  await addPhoto('b', 1);
  await to.put(fileOf('b'), Buffer.from('a photo'));
  const files: FileStorage = {
    ...from,
    async stat(name) {
      await pool.query('DELETE FROM photos WHERE name = $1', [`${start}b`]);
      await from.remove(name);
      return null;
    },
  };
  expect((await moveFiles(db, { from: files, root: path.join(root, 'files'), to })).moved).toBe(0);
  expect(await to.stat(fileOf('b'))).toBeNull();
});

test('old files that no row names are removed from the folder, if the database is that of the bucket', async () => {
  const { db } = app.platform.database;
  const place = path.join(root, 'files');
  const putOld = async (name: string) => {
    await from.put(name, Buffer.from('a photo'));
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(place, name), old, old);
  };
  await putOld(fileOf('c'));
  await putOld('others/file.webp');
  const elsewhere = createFolderStorage(path.join(root, 'another'));
  expect(await moveFiles(db, { from, root: place, to: elsewhere })).toEqual({ moved: 0, removed: 0, unnamed: 2 });
  expect(await from.stat(fileOf('c'))).not.toBeNull();
  await addPhoto('d', 2);
  expect(await moveFiles(db, { from, root: place, to })).toEqual({ moved: 1, removed: 1, unnamed: 1 });
  expect([await from.stat(fileOf('c')), await to.stat(fileOf('c'))]).toEqual([null, null]);
  expect(await from.stat('others/file.webp')).not.toBeNull();
});

test('one process at a time moves files', async () => {
  const { connection } = app.platform.database;
  const release = await takeMoveLock(connection);
  expect(release).not.toBeNull();
  expect(await takeMoveLock(connection)).toBeNull();
  await release?.();
  const again = await takeMoveLock(connection);
  expect(again).not.toBeNull();
  await again?.();
});
