import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { migrate } from './migrate.ts';
import { type MigrateOptions, MigrationFailed } from './migrate-options.ts';
import { hasPendingMigrations, readMigrationState } from './migration-state.ts';

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await createTestApp();
  pool = app.platform.database.pool;
});
afterAll(() => app.close());

const migrateAgain = (options?: MigrateOptions) => migrate(app.platform.database.connection, options);
const isPending = () => hasPendingMigrations(app.platform.database.db);

/** A folder with the migrations of another release. */
function release(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(inject('runDir'), 'migrations-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, `${name}.sql`), text);
  return folder;
}

async function exists(table: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return rows[0]?.found === true;
}

describe('functions and views', () => {
  beforeEach(() => migrateAgain());

  const names = async () => {
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM applied_functions ORDER BY id');
    return rows.map(({ name }) => name);
  };

  test('each file is applied once, in the declared order, also when several processes start at once', async () => {
    await pool.query('DELETE FROM applied_functions');
    expect(await isPending()).toBe(true);
    await Promise.all([migrateAgain(), migrateAgain(), migrateAgain()]);
    const declared = fs.readFileSync('db/functions/order.txt', 'utf8').match(/^[a-z].*$/gm);
    expect(await names()).toEqual(declared);
    expect(await isPending()).toBe(false);
  });

  test('a changed file is applied again, and the others are not', async () => {
    const before = await names();
    await pool.query("DROP VIEW ledger_entries; UPDATE applied_functions SET hash = 'of another text' WHERE name = 'ledger-entries'");
    await migrateAgain();
    expect(await exists('ledger_entries')).toBe(true);
    expect(await names()).toEqual([...before, 'ledger-entries']);
    // The old text, which was applied before.
    await pool.query("DROP VIEW ledger_entries; INSERT INTO applied_functions (name, hash) VALUES ('ledger-entries', 'of a third text')");
    await migrateAgain();
    expect(await exists('ledger_entries')).toBe(true);
  });

  test('a restarted process of an older release does not replace the functions of a newer one', async () => {
    await pool.query(
      "DROP VIEW ledger_entries; INSERT INTO applied_functions (name, hash) VALUES ('ledger-entries', 'of a newer release')",
    );
    await migrateAgain({ forwardOnly: true });
    expect(await exists('ledger_entries')).toBe(false);
    expect(await isPending()).toBe(false);
    // A database that the newer release has made knows no text of the older one.
    await pool.query("DELETE FROM applied_functions WHERE name = 'ledger-entries'");
    await pool.query("INSERT INTO applied_functions (name, hash, release) VALUES ('ledger-entries', 'newer', '99.0.0')");
    await migrateAgain();
    expect(await exists('ledger_entries')).toBe(false);
    expect(await isPending()).toBe(false);
    await pool.query("DELETE FROM applied_functions WHERE name = 'ledger-entries'");
    await migrateAgain();
  });
});

describe('a newer database', () => {
  test('is accepted by this release, which goes on working', async () => {
    const folder = release({ '9001-of-a-later-release': 'CREATE TABLE later (id int);' });
    expect(await migrateAgain({ folder })).toEqual(['9001-of-a-later-release']);
    expect(await migrateAgain()).toEqual([]);
    expect(await isPending()).toBe(false);
    expect((await app.client().raw('GET', '/readyz')).status).toBe(200);
  });

  test('is refused if one of its migrations demands a newer release', async () => {
    const folder = release({ '9002-demanding': '-- The column is gone.\n-- needs release: 7.10.0\nCREATE TABLE demanding (id int);' });
    await expect(migrateAgain({ folder })).resolves.toEqual(['9002-demanding']);
    await expect(migrateAgain()).rejects.toThrow(
      new MigrationFailed('The database needs release 7.10.0 or a newer one; this is 0.1.0: start the newer release.'),
    );
    expect((await readMigrationState(app.platform.database.db)).needsRelease).toBe('7.10.0');
    expect(await app.client().raw('GET', '/readyz')).toMatchObject({ status: 503, body: { missing: ['release'] } });
    await pool.query("DELETE FROM kysely_migration WHERE name = '9002-demanding'");
  });
});

describe('a migration', () => {
  test('that fails leaves nothing, keeps those before it, and is named with its line', async () => {
    const files = {
      '9003-first': 'CREATE TABLE first (id int PRIMARY KEY);',
      '9004-broken': "-- One; two.\nCREATE TABLE broken (id int);\n\n-- Twice.\nINSERT INTO first VALUES (1), ('1');\n",
      '9005-third': 'CREATE TABLE third (id int);',
    };
    const sentence = 'db/migrations/9004-broken.sql, line 5: duplicate key value violates unique constraint "first_pkey".';
    await expect(migrateAgain({ folder: release(files) })).rejects.toThrow(`${sentence} Nothing of it was applied.`);
    expect([await exists('first'), await exists('broken'), await exists('third')]).toEqual([true, false, false]);
    const wrong = "DO $$ BEGIN PERFORM 1; END $$;\nSELECT ';',\n  no_such_column\nFROM first;";
    await expect(migrateAgain({ folder: release({ ...files, '9004-broken': wrong }) })).rejects.toThrow(
      'db/migrations/9004-broken.sql, line 3: column "no_such_column" does not exist.',
    );
    const mended = { ...files, '9004-broken': 'CREATE TABLE broken (id int);' };
    expect(await migrateAgain({ folder: release(mended) })).toEqual(['9004-broken', '9005-third']);
  });

  test('has its own time limit, not that of pages', async () => {
    const connection = { ...app.platform.database.connection, statement_timeout: 20, query_timeout: 40 };
    const slow = release({ '9006-slow': 'SELECT pg_sleep(0.1);' });
    expect(await migrate(connection, { folder: slow })).toEqual(['9006-slow']);
    const slower = release({ '9007-slower': 'SELECT pg_sleep(5);' });
    await expect(migrate(connection, { folder: slower, statementSeconds: 0.05 })).rejects.toThrow(
      'db/migrations/9007-slower.sql, line 1: it took longer than 0.05 s. Nothing of it was applied.',
    );
  });

  test('is applied once by two migrators at once', async () => {
    const folder = release({
      '9008-once': 'CREATE TABLE once (id int); SELECT pg_sleep(0.1);',
      '9009-more': 'CREATE TABLE more (id int);',
    });
    const applied = await Promise.all([migrateAgain({ folder }), migrateAgain({ folder })]);
    expect(applied.flat().toSorted()).toEqual(['9008-once', '9009-more']);
  });

  test('waits for a transaction that holds its table only briefly each time, and ends up applied or says why not', async () => {
    const folder = release({ '9010-wider': 'ALTER TABLE sites ADD COLUMN wider int;' });
    const holder = await pool.connect();
    await holder.query('BEGIN; SELECT * FROM sites');
    const said: string[] = [];
    const options = { folder, lockSeconds: 0.05, pauseSeconds: 0.01, say: (sentence: string) => void said.push(sentence) };
    await expect(migrateAgain({ ...options, tries: 2 })).rejects.toThrow(
      'db/migrations/9010-wider.sql got no lock in 2 tries, because a long transaction holds a table: nothing of it was applied.',
    );
    const waiting = migrateAgain({ ...options, tries: 1000 });
    // Whoever reads the table meanwhile is not stopped.
    for (let reads = 0; reads < 5; reads++) await pool.query('SELECT * FROM sites');
    await holder.query('ROLLBACK');
    holder.release();
    expect(await waiting).toEqual(['9010-wider']);
    expect(said).toContain('db/migrations/9010-wider.sql waits for a transaction that holds a table.');
  });
});

describe('an index that is built outside a transaction', () => {
  const indexFile = (statement: string) => `-- Why.\n-- outside a transaction\n${statement};\n`;
  const stateOf = async (index: string) => {
    const { rows } = await pool.query<{ valid: boolean }>('SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)', [
      index,
    ]);
    return rows.map(({ valid }) => valid);
  };
  const writeSite = () => pool.query('UPDATE sites SET time_zone = time_zone');

  test('stops nobody who writes, and waits without harm for whoever has written', async () => {
    const folder = release({ '9020-index': indexFile('CREATE INDEX CONCURRENTLY sites_9020 ON sites (time_zone)') });
    const writer = await pool.connect();
    await writer.query('BEGIN; UPDATE sites SET time_zone = time_zone');
    const said: string[] = [];
    const options = { folder, lockSeconds: 0.05, say: (sentence: string) => void said.push(sentence) };
    const both = Promise.all([migrateAgain(options), migrateAgain(options)]);
    await eventually(async () => expect(await stateOf('sites_9020')).toEqual([false]));
    expect((await readMigrationState(app.platform.database.db, folder)).waiting).toContain('9020-index');
    await eventually(() => expect(said).toContain('Another migrator is at work: this one waits for it.'));
    await writer.query('COMMIT');
    writer.release();
    expect((await both).flat()).toEqual(['9020-index']);
    expect(await stateOf('sites_9020')).toEqual([true]);
    await writeSite();
  });

  test('that fails leaves no index behind and names its line', async () => {
    const folder = release({ '9021-index': indexFile('CREATE UNIQUE INDEX CONCURRENTLY sites_9021 ON sites ((1))') });
    await expect(migrateAgain({ folder })).rejects.toThrow(
      'db/migrations/9021-index.sql, line 3: could not create unique index "sites_9021". Nothing of it was applied.',
    );
    expect(await stateOf('sites_9021')).toEqual([]);
    const writer = await pool.connect();
    await writer.query('BEGIN; UPDATE sites SET time_zone = time_zone');
    const slow = release({ '9021-index': indexFile('CREATE INDEX CONCURRENTLY sites_9021 ON sites (time_zone)') });
    const failing = migrateAgain({ folder: slow, statementSeconds: 0.3 });
    await Promise.all([
      expect(failing).rejects.toThrow('db/migrations/9021-index.sql, line 3: it took longer than 0.3 s. Nothing of it was applied.'),
      eventually(async () => expect(await stateOf('sites_9021')).toEqual([false])).then(() =>
        setTimeout(() => writer.query('COMMIT'), 500),
      ),
    ]);
    writer.release();
    expect(await stateOf('sites_9021')).toEqual([]);
    // What a run has left that ended between the index and its row.
    await pool.query('CREATE INDEX sites_9021 ON sites (time_zone)');
    expect(await migrateAgain({ folder: slow })).toEqual(['9021-index']);
    expect(await stateOf('sites_9021')).toEqual([true]);
  });

  test('is alone in its file, which says so', async () => {
    const statement = 'CREATE INDEX CONCURRENTLY sites_9022 ON sites (time_zone)';
    const several = release({ '9022-index': indexFile(`${statement}; SELECT 1`) });
    await expect(migrateAgain({ folder: several })).rejects.toThrow(
      '9022-index.sql is outside a transaction, so it must be one CREATE INDEX',
    );
    const unmarked = release({ '9022-index': `${statement};` });
    await expect(migrateAgain({ folder: unmarked })).rejects.toThrow('9022-index.sql needs the line "-- outside a transaction"');
  });
});

test('a database of DATABASE_URL from before the baseline is not changed, and the error says what to do', async () => {
  await pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('0001-sites', '')`);
  await expect(migrateAgain({ forwardOnly: true })).rejects.toThrow(
    /^The database was made by migrations from before the baseline: give .*\.$/,
  );
  await pool.query(`DELETE FROM kysely_migration WHERE name = '0001-sites'`);
});
