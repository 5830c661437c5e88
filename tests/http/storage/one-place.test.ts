import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { BucketUrl } from '#platform/server/bucket-url.ts';
import { makeDueCopies, requestFileCopies } from '#platform/server/file-deletions/file-copies.ts';
import { deleteFiles, removeDueFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { changePlace, keepSettling, settlePlace } from '#platform/server/file-place/file-place.ts';
import type { AwayReason } from '#platform/server/storage/storage-away.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let server: S3Server;
/** It was there before the bucket, and its folder is one of its own. */
let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  // Without jobs: the tests run them.
  const alone = { ROLE: 'web', BUS: 'postgres', DATABASE_URL: 'postgres://localhost/site' };
  before = await createTestApp({ ...alone, METRICS_PORT: '0' });
  const { rows } = await before.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  after = await createTestAppOn(
    { host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' },
    { ...alone, S3_URL: server.url },
  );
});
afterAll(async () => {
  await after.close();
  await before.close();
  await server.close();
});
const db = () => before.platform.database.db;
const bucket = (): BucketUrl => {
  const { s3 } = after.platform.env;
  if (s3 === null) throw new Error('no bucket');
  return s3;
};
beforeEach(async () => {
  server.objects.clear();
  await changePlace(db(), bucket());
  await before.platform.database.pool.query('DELETE FROM file_copies');
  await before.platform.database.pool.query('DELETE FROM file_deletions');
});

const photo = 'photos/aa/a-640.webp';
const remove = ({ platform }: TestApp) => removeDueFiles({ ...platform, db: platform.database.db });
const copy = ({ platform }: TestApp) => makeDueCopies({ ...platform, db: platform.database.db });
const stored = () => [...server.objects.keys()].filter((key) => !key.startsWith('.')).toSorted();
const count = async (table: 'file_copies' | 'file_deletions') =>
  (await before.platform.database.pool.query(`SELECT FROM ${table}`)).rowCount;
const missingIn = async ({ server: site }: TestApp) => {
  const { missing } = JSON.parse((await site.inject('/readyz')).body) as { readonly missing: readonly string[] };
  return missing;
};

describe('a process that runs without the bucket that another one has begun with', () => {
  // Regression: it removed the file in its own folder, where it never was, and the photo stayed in the bucket for ever.
  test('leaves deletions to that one, and is said to be without it', async () => {
    await after.platform.storage.put(photo, Buffer.from('a photo'));
    await deleteFiles(db(), [photo], before.platform.clock.now());
    await remove(before);
    expect([stored(), await count('file_deletions')]).toEqual([[photo], 1]);
    await remove(after);
    expect([stored(), await count('file_deletions')]).toEqual([[], 0]);
    expect(await missingIn(before)).toContain('bucket');
    const metrics = await (await fetch(await before.platform.metrics.listen())).text();
    expect(metrics).toContain('emberleaf_engine_away{engine="bucket"} 1');
    expect(await missingIn(after)).not.toContain('bucket');
  });

  // Regression: the copy was made on its own disk, where no other process finds it.
  test('makes no copies for evidence', async () => {
    for (const { platform } of [before, after]) await platform.storage.put(photo, Buffer.from('a photo'));
    await db()
      .transaction()
      .execute((tx) => requestFileCopies(tx, [{ name: 'evidence/a.webp', original: photo }]));
    await copy(before);
    expect([await before.platform.storage.stat('evidence/a.webp'), await count('file_copies')]).toEqual([null, 1]);
    await copy(after);
    expect([stored(), await count('file_copies')]).toEqual([['evidence/a.webp', photo], 0]);
  });
});

test('a process whose bucket is no longer that of the installation leaves deletions to others', async () => {
  for (const place of [null, { ...bucket(), bucket: 'another' }]) {
    await changePlace(db(), place);
    await after.platform.storage.put(photo, Buffer.from('a photo'));
    await deleteFiles(db(), [photo], before.platform.clock.now());
    await remove(after);
    expect([stored(), await count('file_deletions')]).toEqual([[photo], 1]);
    expect(await missingIn(after)).toContain('bucket');
  }
});

const settle = (s3: BucketUrl | null, fault: AwayReason | null = null) =>
  settlePlace({ db: db(), env: { s3 }, storage: { fault: async () => fault } });

describe('a start', () => {
  test('is refused without the bucket, and with another one or another folder of it, until the operator says that files are there', async () => {
    const sentence = /^S3_URL must name the bucket emberleaf-files, which has the files of this installation; .*objects -- --here"\.$/;
    for (const place of [null, { ...bucket(), bucket: 'another' }, { ...bucket(), prefix: 'folder/' }]) {
      await changePlace(db(), bucket());
      await expect(settle(place)).rejects.toThrow(sentence);
      await changePlace(db(), place);
      await settle(place);
    }
  });

  test('is not refused where only the host or the key of the bucket has changed', async () => {
    await settle({ ...bucket(), endpoint: 'https://objects.example', key: 'new', secret: 'new', region: 'eu' });
    await expect(settle(null)).rejects.toThrow('S3_URL');
  });

  // Regression: a mistyped bucket was written down, and the running site could not start again.
  test('with a bucket that cannot be used is not refused, and says nothing to others until it can', async () => {
    await changePlace(db(), null);
    expect(await settle(bucket(), 'no bucket')).toBe(false);
    await settle(null);
    expect(await settle(bucket())).toBe(true);
    await expect(settle(null)).rejects.toThrow('S3_URL');
  });

  test('goes on to try until the bucket can be used', async () => {
    await changePlace(db(), null);
    let fault: AwayReason | null = 'away';
    const end = keepSettling({ db: db(), env: { s3: bucket() }, storage: { fault: async () => fault } });
    await sleep(1200);
    expect(await settle(null)).toBe(true);
    fault = null;
    await expect.poll(() => missingIn(after), { timeout: 5000 }).not.toContain('bucket');
    end();
  });

  test('of many processes at once decides for one bucket', async () => {
    await changePlace(db(), null);
    const starts = await Promise.allSettled(
      Array.from({ length: 12 }, (_nothing, n) => settle({ ...bucket(), bucket: n % 2 === 0 ? 'even' : 'odd' })),
    );
    const begun = starts.flatMap(({ status }, n) => (status === 'fulfilled' ? [n % 2] : []));
    expect([begun.length, new Set(begun).size]).toEqual([6, 1]);
  });
});
