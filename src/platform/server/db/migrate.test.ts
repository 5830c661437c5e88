import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { hasPendingMigrations, migrate } from './migrate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const names = async () => {
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT name FROM applied_functions ORDER BY id');
  return rows.map(({ name }) => name);
};

describe('functions and views', () => {
  beforeEach(() => migrate(app.platform.database.db));

  const hasView = async () => {
    const { rows } = await app.platform.database.pool.query<{ found: boolean }>(
      "SELECT to_regclass('ledger_entries') IS NOT NULL AS found",
    );
    return rows[0]?.found;
  };

  test('each file is applied once, in the declared order, also when several processes start at once', async () => {
    const { db, pool } = app.platform.database;
    await pool.query('DELETE FROM applied_functions');
    expect(await hasPendingMigrations(db)).toBe(true);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    const declared = fs.readFileSync('db/functions/order.txt', 'utf8').match(/^[a-z].*$/gm);
    expect(await names()).toEqual(declared);
    expect(await hasPendingMigrations(db)).toBe(false);
  });

  test('a changed file is applied again, and the others are not', async () => {
    const { db, pool } = app.platform.database;
    const before = await names();
    await pool.query("DROP VIEW ledger_entries; UPDATE applied_functions SET hash = 'of another text' WHERE name = 'ledger-entries'");
    await migrate(db);
    expect(await hasView()).toBe(true);
    expect(await names()).toEqual([...before, 'ledger-entries']);
    // The old text, which was applied before.
    await pool.query("DROP VIEW ledger_entries; INSERT INTO applied_functions (name, hash) VALUES ('ledger-entries', 'of a third text')");
    await migrate(db);
    expect(await hasView()).toBe(true);
  });

  test('a restarted process of an older release does not replace the functions of a newer one', async () => {
    const { db, pool } = app.platform.database;
    await pool.query(
      "DROP VIEW ledger_entries; INSERT INTO applied_functions (name, hash) VALUES ('ledger-entries', 'of a newer release')",
    );
    await migrate(db, { isShared: true });
    expect(await hasView()).toBe(false);
    expect(await hasPendingMigrations(db)).toBe(false);
  });
});

test('a database of DATABASE_URL from before the baseline is not changed, and the error says what to do', async () => {
  const { db, pool } = app.platform.database;
  await pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('0001-sites', '')`);
  await expect(migrate(db, { isShared: true })).rejects.toThrow(
    /^The database was made by migrations from before the baseline: give .*\.$/,
  );
  await pool.query(`DELETE FROM kysely_migration WHERE name = '0001-sites'`);
});

test('a database with a migration that this code does not have is not changed, and the error names the migration', async () => {
  const { db, pool } = app.platform.database;
  await pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-of-a-later-release', '')`);
  await expect(migrate(db)).rejects.toThrow(/^No migration was applied: .*9999-of-a-later-release/);
});
