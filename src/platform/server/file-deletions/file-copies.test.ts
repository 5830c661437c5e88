import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { bucketNameOf } from '../file-place/file-place.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { makeDueCopies, requestFileCopies } from './file-copies.ts';
import { findOriginal, listFailedCopies } from './file-copies-repo.ts';
import { deleteFiles, removeDueFiles } from './file-deletions.ts';
import { claimDeletions, lockFiles, postponeDeletions } from './file-deletions-repo.ts';

let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  // Without jobs: the tests run them.
  app = await createTestApp({ S3_URL: server.url, ROLE: 'web', BUS: 'postgres', DATABASE_URL: 'postgres://localhost/site' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  server.objects.clear();
  server.fault = null;
  server.requests.length = 0;
  await app.platform.database.pool.query('DELETE FROM file_copies');
  await app.platform.database.pool.query('DELETE FROM file_deletions');
});

const hour = 3_600_000;
const copy = { name: 'evidence/a.webp', original: 'photos/a-640.webp' };
const db = () => app.platform.database.db;
const at = (ms: number) => {
  const { clock } = app.platform;
  return { ...app.platform, db: db(), clock: { ...clock, ahead: () => clock.ahead() + ms } };
};
const make = (ms = 0) => makeDueCopies(at(ms));
const remove = (ms = 0) => removeDueFiles(at(ms));
const request = (one = copy) =>
  db()
    .transaction()
    .execute((tx) => requestFileCopies(tx, [one]));
/** As the erasing of evidence does it. */
const erase = (name = copy.name) =>
  db()
    .transaction()
    .execute(async (tx) => {
      await lockFiles(tx, [name]);
      await deleteFiles(tx, [name], app.platform.clock.now());
    });
const deleteOriginal = () => deleteFiles(db(), [copy.original], app.platform.clock.now());
const put = (name: string) => app.platform.storage.put(name, Buffer.from(`content of ${name}`));
const stored = () => [...server.objects.keys()].filter((key) => !key.startsWith('.')).toSorted();
const rows = async () => {
  const { rows: found } = await app.platform.database.pool.query<{ name: string }>(
    'SELECT name FROM file_copies UNION ALL SELECT name FROM file_deletions ORDER BY name',
  );
  return found.map(({ name }) => name);
};

describe('a copy', () => {
  test.each(['away', 'failing'] as const)(
    'is made once the bucket is there again that was %s, and its original, deleted meanwhile, goes only then',
    { timeout: 60_000 },
    async (fault) => {
      await put(copy.original);
      server.fault = fault;
      await request();
      await deleteOriginal();
      await make();
      await remove();
      server.fault = null;
      await expect.poll(() => app.platform.storage.fault(), { timeout: 10_000 }).toBeNull();
      await remove();
      expect(stored()).toEqual([copy.original]);
      expect(await findOriginal(db(), copy.name)).toBe(copy.original);
      await make();
      await remove();
      expect(stored()).toEqual([copy.name]);
      expect(server.objects.get(copy.name)?.body.toString()).toBe(`content of ${copy.original}`);
      expect([await rows(), await findOriginal(db(), copy.name)]).toEqual([[], null]);
    },
  );

  test('of a transaction that fails is not made', async () => {
    await put(copy.original);
    const torn = db()
      .transaction()
      .execute(async (tx) => {
        await requestFileCopies(tx, [copy]);
        throw new Error('torn');
      });
    await expect(torn).rejects.toThrow('torn');
    await make();
    expect([stored(), await rows()]).toEqual([[copy.original], []]);
  });

  test('is made of each of several, once where a name is there twice, also if one was to be removed', async () => {
    const other = { name: 'evidence/b.webp', original: 'photos/b-640.webp' };
    for (const name of [copy.original, other.original, other.name]) await put(name);
    await erase(other.name);
    await db()
      .transaction()
      .execute((tx) => requestFileCopies(tx, [other, copy, other]));
    await remove();
    await make();
    await remove();
    expect(stored()).toEqual([copy.name, other.name, copy.original, other.original]);
    expect(await rows()).toEqual([]);
  });

  test('that is there already is not made again', async () => {
    await put(copy.original);
    await request();
    await make();
    await request();
    await make();
    expect(server.requests.filter((one) => one === `PUT ${copy.name}`)).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test.each(['refused', 'away'] as const)('whose original is missing, or that is %s alone, does not keep the others', async (reason) => {
    const others = ['b', 'c'].map((letter) => ({ name: `evidence/${letter}.webp`, original: `photos/${letter}-640.webp` }));
    for (const one of [copy, ...others]) await request(one);
    for (const { original } of others) await put(original);
    const { storage } = app.platform;
    const write = storage.put.bind(storage);
    const refusing = vi.spyOn(storage, 'put').mockImplementation(async (name, content) => {
      if (name === 'evidence/b.webp') throw new StorageAway(reason, new Error('of this object'));
      await write(name, content);
    });
    await make();
    refusing.mockRestore();
    expect(stored().filter((key) => key.startsWith('evidence/'))).toEqual(['evidence/c.webp']);
    expect((await listFailedCopies(db(), 10)).map(({ name }) => name)).toEqual([copy.name, 'evidence/b.webp']);
    await put(copy.original);
    await make();
    expect(stored()).not.toContain(copy.name);
    await make(600_000 + 1000);
    expect(stored().filter((key) => key.startsWith('evidence/'))).toEqual([copy.name, 'evidence/b.webp', 'evidence/c.webp']);
    expect(await rows()).toEqual([]);
  });
});

describe('a copy that is erased', () => {
  test('before it was made is not made', async () => {
    await put(copy.original);
    await request();
    await erase();
    await remove();
    await make();
    await remove();
    expect([stored(), await rows()]).toEqual([[copy.original], []]);
  });

  test('while it is made is removed afterwards, also if the process is killed before it could see that', async () => {
    const { storage } = app.platform;
    const write = storage.put.bind(storage);
    for (const isKilled of [false, true]) {
      await put(copy.original);
      await request();
      const making = vi.spyOn(storage, 'put').mockImplementation(async (name, content) => {
        await erase();
        // A removal now would come before the file.
        await remove();
        await write(name, content);
        if (isKilled) throw new Error('killed');
      });
      await make();
      making.mockRestore();
      expect(stored()).toContain(copy.name);
      await make();
      await remove();
      expect([stored(), await rows()]).toEqual([[copy.original], []]);
    }
  });

  test('and requested again before it was removed stays', async () => {
    for (const name of [copy.name, copy.original]) await put(name);
    await erase();
    await request();
    await remove();
    await make();
    await remove();
    expect([stored(), await rows()]).toEqual([[copy.name, copy.original], []]);
  });

  test('and requested again while it is made stays', async () => {
    const { storage } = app.platform;
    const write = storage.put.bind(storage);
    await put(copy.original);
    await request();
    const making = vi.spyOn(storage, 'put').mockImplementation(async (name, content) => {
      await erase();
      await request();
      await write(name, content);
    });
    await make();
    making.mockRestore();
    await remove();
    expect([stored(), await rows()]).toEqual([[copy.name, copy.original], []]);
  });

  test.each([
    ['ends', async () => app.platform.database.pool.query('DELETE FROM file_deletions WHERE name = $1', [copy.name])],
    ['fails', async () => postponeDeletions(db(), [copy.name], hour)],
    ['is killed', async () => remove()],
  ])('and requested again while it is being removed is made anew once the removal %s', async (_how, end) => {
    for (const name of [copy.name, copy.original]) await put(name);
    await erase();
    expect(await claimDeletions(db(), bucketNameOf(app.platform.env.s3), app.platform.clock.ahead(), 10)).toEqual([copy.name]);
    await request();
    await make();
    expect(await findOriginal(db(), copy.name)).toBe(copy.original);
    server.objects.delete(copy.name);
    await end();
    await make();
    await remove(2 * hour);
    expect([stored(), await rows()]).toEqual([[copy.name, copy.original], []]);
  });
});
