import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Tx } from '../db/open-database.ts';
import { bucketNameOf } from '../file-place/file-place.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { deleteFiles, expectFiles, keepFiles, removeDueFiles } from './file-deletions.ts';
import { claimDeletions } from './file-deletions-repo.ts';

let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp({ S3_URL: server.url });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  server.objects.clear();
  server.fault = null;
  server.requests.length = 0;
});

const hour = 3_600_000;
const at = (ms: number) => new Date(app.platform.clock.now().getTime() + ms);
const shifted = (ms: number) => ({ ...app.platform.clock, ahead: () => app.platform.clock.ahead() + ms });
const run = (ms = 0) => removeDueFiles({ ...app.platform, db: app.platform.database.db, clock: shifted(ms) });
const left = async () => {
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT name FROM file_deletions ORDER BY name');
  return rows.map(({ name }) => name);
};
const inTransaction = <Value>(work: (tx: Tx) => Promise<Value>) => app.platform.database.db.transaction().execute(work);
const put = async (...names: string[]) => {
  for (const name of names) await app.platform.storage.put(name, Buffer.from('x'));
};

describe('files of deleted rows', () => {
  test('go once the transaction is committed, a thousand in one request, and folders with all that is in them', async () => {
    const { db } = app.platform.database;
    await put('photos/a.webp', 'exports/7/one.zip', 'exports/7/two.zip', 'exports/77/other.zip');
    const torn = inTransaction(async (tx) => {
      await deleteFiles(tx, ['photos/a.webp'], at(0));
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    await run();
    expect([...server.objects.keys()]).toContain('photos/a.webp');
    const many = Array.from({ length: 1500 }, (_nothing, n) => `photos/many/${n}.webp`);
    server.requests.length = 0;
    await deleteFiles(db, ['photos/a.webp', 'exports/7/', ...many], at(0));
    await run();
    expect([...server.objects.keys()].filter((key) => !key.startsWith('.'))).toEqual(['exports/77/other.zip']);
    expect(server.requests.filter((request) => request.endsWith('?delete')).length).toBeLessThanOrEqual(3);
    expect(await left()).toEqual([]);
  });

  test('wait while the bucket is away, also after a process was killed that had claimed them', async () => {
    const { db } = app.platform.database;
    await put('photos/b.webp');
    await deleteFiles(db, ['photos/b.webp'], at(0));
    server.fault = 'failing';
    await run();
    expect(await left()).toEqual(['photos/b.webp']);
    server.fault = null;
    // What the bucket said last counts for a second.
    await expect.poll(() => app.platform.storage.fault(), { timeout: 10_000 }).toBeNull();
    await run();
    expect([server.objects.has('photos/b.webp'), await left()]).toEqual([false, []]);
  });

  // Regression: such a file waited for an hour.
  test('go at once if the bucket has come back just after it failed', async () => {
    const { storage, database } = app.platform;
    await put('photos/f.webp');
    await deleteFiles(database.db, ['photos/f.webp'], at(0));
    const failing = vi.spyOn(storage, 'remove').mockRejectedValueOnce(new StorageAway('away', new Error('for a moment')));
    await run();
    failing.mockRestore();
    expect([server.objects.has('photos/f.webp'), await left()]).toEqual([false, []]);
  });

  test.each(['refused', 'away'] as const)('go without one that is %s alone, which is tried again in an hour', async (reason) => {
    const { storage, database } = app.platform;
    const names = ['photos/c.webp', 'photos/d.webp', 'photos/e.webp'];
    await put(...names);
    await deleteFiles(database.db, [...names, 'exports/9/'], at(0));
    const remove = storage.remove.bind(storage);
    const refusing = vi.spyOn(storage, 'remove').mockImplementation(async (files) => {
      if ([files].flat().includes('photos/d.webp')) throw new StorageAway(reason, new Error('of this object'));
      await remove(files);
    });
    await run();
    expect([...server.objects.keys()].filter((key) => key.startsWith('photos/'))).toEqual(['photos/d.webp']);
    expect(await left()).toEqual(['photos/d.webp']);
    const tried = refusing.mock.calls.length;
    await run();
    expect(refusing).toHaveBeenCalledTimes(tried);
    refusing.mockRestore();
    await run(hour + 1000);
    expect(await left()).toEqual([]);
    expect(server.objects.has('photos/d.webp')).toBe(false);
  });
});

describe('files that are written before their row', () => {
  test('stay if the transaction keeps them, and go after an hour if it fails or never comes', async () => {
    const { db } = app.platform.database;
    await expectFiles(db, ['photos/kept.webp', 'photos/torn.webp'], shifted(0));
    await put('photos/kept.webp', 'photos/torn.webp');
    await inTransaction((tx) => keepFiles(tx, ['photos/kept.webp']));
    const torn = inTransaction(async (tx) => {
      await keepFiles(tx, ['photos/torn.webp']);
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    await run(hour - 1000);
    expect([...server.objects.keys()].toSorted()).toEqual(['photos/kept.webp', 'photos/torn.webp']);
    await run(hour + 1000);
    expect([...server.objects.keys()]).toEqual(['photos/kept.webp']);
  });

  test('are expected by the time of the database, whatever the clock of the process says', async () => {
    const { platform } = app;
    const wrong = (ms: number) => ({ ...platform.clock, now: () => at(ms) });
    await expectFiles(platform.database.db, ['photos/slow-clock.webp'], wrong(-2 * hour));
    await put('photos/slow-clock.webp');
    await removeDueFiles({ ...platform, db: platform.database.db, clock: wrong(2 * hour) });
    expect(server.objects.has('photos/slow-clock.webp')).toBe(true);
    await run(hour + 1000);
    expect(server.objects.has('photos/slow-clock.webp')).toBe(false);
  });

  test('cannot be kept once they are being removed', async () => {
    const { db } = app.platform.database;
    await expectFiles(db, ['photos/late.webp'], shifted(-2 * hour));
    expect(await claimDeletions(db, bucketNameOf(app.platform.env.s3), 0, 10)).toEqual(['photos/late.webp']);
    await expect(inTransaction((tx) => keepFiles(tx, ['photos/late.webp']))).rejects.toMatchObject({ statusCode: 503 });
    await run();
  });

  test('of an upload that fails or is refused do not stay', async () => {
    const member = await buildMember(app, { paid_user: true });
    const photos = () => [...server.objects.keys()].filter((key) => key.startsWith('photos/'));
    expect((await sendPhoto(member, await photoOf(81))).status).toBe(200);
    const stored = photos().length;
    expect(await left()).toEqual([]);
    const { storage } = app.platform;
    const write = storage.put.bind(storage);
    const full = vi.spyOn(storage, 'put').mockImplementation(async (name, content) => {
      if (name.endsWith('-blurred.webp')) throw Object.assign(new Error('full'), { statusCode: 503 });
      await write(name, content);
    });
    expect((await sendPhoto(member, await photoOf(82))).status).toBe(503);
    full.mockRestore();
    await vi.waitFor(() => expect(photos().length).toBeGreaterThan(stored));
    await run(hour + 1000);
    expect(photos().length).toBe(stored);
  });
});
