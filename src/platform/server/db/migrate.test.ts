import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { migrate } from './migrate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a database with a migration that this code does not have is left as it is, and the error says which', async () => {
  const { db, pool } = app.platform.database;
  await pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-of-a-later-release', '')`);
  await expect(migrate(db)).rejects.toThrow(/^No migration was applied: .*9999-of-a-later-release/);
});
