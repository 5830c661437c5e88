// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readBucketUrl } from '#platform/server/bucket-url.ts';
import { removeDueFiles } from '#platform/server/file-deletions/file-deletions.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { createS3Storage } from '#platform/server/storage/s3-storage.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeUnnamed } from './unnamed-files.ts';

let server: S3Server;
let app: TestApp;
let dir = '';
beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp();
  dir = await mkdtemp(path.join(inject('runDir'), 'unnamed-'));
  const { id } = await buildMember(app);
  await app.platform.database.pool.query(
    `INSERT INTO photos (user_id, position, status, name, width, height, thumb_hash, caption, created_at, avif)
      VALUES ($1, 0, 'active', $2, 40, 50, '', '', now(), false)`,
    [id, 'a'.repeat(40)],
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const named = ['-40.webp', '-blurred.webp'].map((end) => `photos/aa/${'a'.repeat(40)}${end}`);
const unnamed = [`photos/ff/${'f'.repeat(40)}-40.webp`, 'exports/1.zip', 'evidence/old.webp'];

async function namesIn(storage: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const page of storage.list()) names.push(...page.map(({ name }) => name));
  return names.toSorted();
}

const places: [string, boolean, number, () => FileStorage][] = [
  ['a folder', false, 0, () => createFolderStorage(dir)],
  ['a bucket', true, 24, () => createS3Storage(readBucketUrl('S3_URL', server.url))],
];

test.each(places)('files that no row names, also young ones, are removed from %s after a restore', async (_name, isBucket, hours, open) => {
  const { platform } = app;
  const storage = open();
  const said: string[] = [];
  for (const file of [...named, ...unnamed]) await storage.put(file, Buffer.from('x'));
  await removeUnnamed({ ...platform, storage, isBucket }, (sentence) => said.push(sentence));
  expect(said).toEqual([expect.stringMatching(/^3 files that no row names are removed .*; 0 files are missing\.$/)]);
  const removeAfter = (ms: number) => {
    return removeDueFiles({
      ...platform,
      db: platform.database.db,
      storage,
      clock: { ...platform.clock, ahead: () => platform.clock.ahead() + ms },
    });
  };
  // Until the site has started, an interruption loses nothing.
  expect(await namesIn(storage)).toHaveLength(5);
  await removeAfter(hours * 3_600_000 - 60_000);
  if (isBucket) expect(await namesIn(storage)).toHaveLength(5);
  await removeAfter(hours * 3_600_000 + 60_000);
  expect(await namesIn(storage)).toEqual(named);
});

test('a bucket that is away does not end a restore', async () => {
  server.fault = 'failing';
  const said: string[] = [];
  const storage = createS3Storage(readBucketUrl('S3_URL', server.url));
  await removeUnnamed({ ...app.platform, storage, isBucket: true }, (sentence) => said.push(sentence));
  expect(said).toEqual([expect.stringContaining('Later run npm run objects -- --check --remove-orphans.')]);
});

test('nothing is removed from the place of another site', async () => {
  const storage = createFolderStorage(path.join(dir, 'another'));
  for (const file of unnamed) await storage.put(file, Buffer.from('x'));
  const said: string[] = [];
  await removeUnnamed({ ...app.platform, storage, isBucket: true }, (sentence) => said.push(sentence));
  expect(said).toEqual([expect.stringMatching(/^No file that the database names is there, so no other one is removed/)]);
  expect((await app.platform.database.pool.query('SELECT FROM file_deletions')).rowCount).toBe(0);
});
