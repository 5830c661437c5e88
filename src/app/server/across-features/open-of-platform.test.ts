import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findOpenOfPlatform } from './open-of-platform.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a copy that could not be made is an open task until it is erased, one that is only due is none', async () => {
  const { pool } = app.platform.database;
  const open = async () => (await findOpenOfPlatform(app.platform)).find(({ name }) => name === 'failed_copies')?.items;
  await pool.query(
    `INSERT INTO file_copies (name, original, retry_at) VALUES ('evidence/a.webp', 'photos/a.webp', now() + interval '9 minutes')`,
  );
  await pool.query(`INSERT INTO file_copies (name, original) VALUES ('evidence/b.webp', 'photos/b.webp')`);
  const found = await open();
  expect(found?.map(({ subject }) => subject)).toEqual(['evidence/a.webp']);
  expect(found?.[0]?.since.getTime()).toBeLessThanOrEqual(Date.now());
  await pool.query('UPDATE file_copies SET unwanted = true');
  expect(await open()).toEqual([]);
});
