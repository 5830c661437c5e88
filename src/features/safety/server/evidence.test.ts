import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { storedFile } from '#tests/support/pictures.ts';
import { copyPath, createStoreCopies } from './evidence.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('copies of all photos are announced on one connection, and kept if the transaction commits', async () => {
  const { platform } = app;
  const content = await storedFile();
  const photos = ['a', 'b', 'c', 'd'].map((letter) => ({ name: letter.repeat(40), width: 40 }));
  const [missing, ...there] = photos;
  for (const { name } of there) await platform.storage.put(`photos/${name.slice(0, 2)}/${name}-40.webp`, content);
  let connections = 0;
  const database = {
    ...platform.database,
    get connection() {
      connections++;
      return platform.database.connection;
    },
  };
  const storeCopies = createStoreCopies({ ...platform, database });
  const stored = () => platform.database.db.transaction().execute((tx) => storeCopies(tx, [...photos, ...there]));
  const copied = await stored();
  expect(connections).toBe(1);
  expect(copied).toEqual(new Map(there.map(({ name }) => [name, copyPath(name)])));
  for (const path of copied.values()) expect(await platform.storage.stat(path)).not.toBeNull();
  expect(copied.has(missing?.name ?? '')).toBe(false);
  const { rows } = await platform.database.pool.query('SELECT name FROM file_deletions');
  expect(rows).toEqual([]);
});
