import { expect, test } from 'vitest';
import { faultsOfMigrations } from './released-migrations.ts';

const faultsOf = (text: string, release = '0.3.0') =>
  faultsOfMigrations(
    [
      { name: '0001-old', text: 'DROP TABLE gone;' },
      { name: '0002-new', text },
    ],
    ['0001-old'],
    release,
  );

test.each([
  ['drops', 'DROP TABLE members'],
  ['drops', 'ALTER TABLE members DROP COLUMN name'],
  ['drops', 'ALTER TABLE members ALTER name DROP DEFAULT'],
  ['drops', 'DO $$ BEGIN DROP VIEW shown; END $$'],
  ['drops', 'drop index if exists members_by_name'],
  ['renames', 'ALTER TABLE members RENAME COLUMN name TO called'],
  ['empties', 'TRUNCATE members'],
  ['changes the type', 'ALTER TABLE members ALTER COLUMN age TYPE smallint'],
  ['demands a value', 'ALTER TABLE members ALTER name SET NOT NULL'],
  ['demands a value', 'ALTER TABLE members ADD COLUMN a int DEFAULT 1, ADD COLUMN name text NOT NULL'],
  ['adds a constraint without NOT VALID', 'ALTER TABLE members ADD CONSTRAINT adult CHECK (age >= 18)'],
  ['adds a constraint without NOT VALID', 'ALTER TABLE members ADD UNIQUE (name)'],
  ['makes values unique', 'CREATE UNIQUE INDEX ON members (name)'],
  ['stops whoever writes while it builds an index', 'CREATE INDEX members_by_name ON members (name)'],
])('a migration that %s is refused: %s', (does, statement) => {
  expect(faultsOf(`-- Why.\nCREATE TABLE fresh (id int);\n${statement};`)).toEqual([
    `db/migrations/0002-new.sql, line 3 ${does}, which the last release may not survive: see "In two releases" in docs/how-to/add-a-migration.md.`,
  ]);
});

test.each([
  'CREATE TABLE fresh (id int UNIQUE NOT NULL); ALTER TABLE fresh DROP COLUMN id; CREATE UNIQUE INDEX ON fresh (id); CREATE INDEX ON fresh (id)',
  '-- outside a transaction\nCREATE INDEX CONCURRENTLY members_by_name ON members (name)',
  '-- breaks: nothing, the table is small\nCREATE INDEX members_by_name ON members (name)',
  "ALTER TABLE members ADD COLUMN nick text, ADD COLUMN kind text NOT NULL DEFAULT 'x'",
  "ALTER TABLE members ADD kind text DEFAULT 'x' NOT NULL CHECK (kind IN ('x', 'y'))",
  'ALTER TABLE members ADD id bigint GENERATED ALWAYS AS IDENTITY NOT NULL',
  'ALTER TABLE members ALTER name DROP NOT NULL',
  'ALTER TABLE members ADD CONSTRAINT adult CHECK (age >= 18) NOT VALID; ALTER TABLE members VALIDATE CONSTRAINT adult',
  "UPDATE settings SET help = 'DROP TABLE x; TRUNCATE y'; -- RENAME",
  '-- breaks: 0.2.0, which has stopped reading it\nALTER TABLE members DROP COLUMN name',
  '-- breaks: nothing, the new check allows more\nALTER TABLE members DROP CONSTRAINT kinds',
])('what the last release survives is accepted: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('an excuse stands before its statement and names a release that exists', () => {
  expect(faultsOf('-- breaks: 0.2.0, a\nDROP TABLE one; DROP TABLE two;')).toHaveLength(1);
  expect(faultsOf('-- breaks: 0.2.0\nDROP TABLE one;')).toHaveLength(1);
  expect(faultsOf('-- breaks: 0.10.0, a\nDROP TABLE one;')).toEqual([
    'db/migrations/0002-new.sql, line 2 names release 0.10.0, which does not exist yet.',
  ]);
  expect(faultsOf('CREATE INDEX CONCURRENTLY members_by_name ON members (name)')).toEqual([
    'db/migrations/0002-new.sql needs the line "-- outside a transaction" for CONCURRENTLY.',
  ]);
  expect(faultsOfMigrations([], ['0001-old'], '0.3.0')).toEqual(['db/migrations/0001-old.sql is released, and it is not there.']);
});
