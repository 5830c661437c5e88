import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { withMigratedDatabase } from './migrated-database.ts';

export interface SchemaDump {
  readonly sql: string;
  /** Types of the tables for kysely. */
  readonly types: string;
}

/** Applies all migrations and functions to a new database and dumps its schema in a stable order. */
export function dumpSchema(): Promise<SchemaDump> {
  return withMigratedDatabase(async ({ pool, host, dir }) => ({ sql: await describe(pool), types: generateTypes(host, dir) }));
}

function generateTypes(host: string, dir: string): string {
  const file = path.join(dir, 'schema.ts');
  const done = spawnSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      `postgresql://app@localhost/postgres?host=${host}`,
      '--date-parser',
      'string',
      '--numeric-parser',
      'number',
      '--type-mapping',
      '{"int8":"number","jsonb":"unknown"}',
      '--exclude-pattern',
      '{kysely_*,applied_functions}',
      '--out-file',
      file,
    ],
    { encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(`The types could not be generated: ${done.stdout}${done.stderr}`);
  return fs.readFileSync(file, 'utf8');
}

/** Domains, tables with columns and constraints, views, then indexes, functions and triggers. */
async function describe(pool: pg.Pool): Promise<string> {
  const lines = async (text: string) => (await pool.query<{ line: string }>(text)).rows.map(({ line }) => line).join('\n');
  const domains = await lines(`
    SELECT format('CREATE DOMAIN %I AS %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod), coalesce(' ' || pg_get_constraintdef(c.oid), '')) AS line
    FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace AND n.nspname = 'public' LEFT JOIN pg_constraint c ON c.contypid = t.oid
    WHERE t.typtype = 'd' ORDER BY t.typname`);
  const views = await lines(`
    SELECT format(E'CREATE VIEW %I AS\\n%s\\n', viewname, definition) AS line FROM pg_views WHERE schemaname = 'public' ORDER BY viewname`);
  const tables = await lines(`
    SELECT format(E'CREATE TABLE %I (\\n%s\\n);\\n', c.relname, string_agg('  ' || part.text, E',\\n' ORDER BY part.place, part.text)) AS line
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    CROSS JOIN LATERAL (
      SELECT a.attnum::int AS place, format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
        coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), ''), CASE a.attidentity WHEN 'a' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END) AS text
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      UNION ALL
      SELECT 10000, format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid = c.oid AND contype <> 'n' AND contype <> 't'
    ) part
    WHERE c.relkind = 'r' AND c.relname NOT LIKE 'kysely%' AND c.relname <> 'applied_functions'
    GROUP BY c.relname ORDER BY c.relname`);
  const indexes = await lines(`
    SELECT indexdef || ';' AS line FROM pg_indexes i
    WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' AND tablename <> 'applied_functions' AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = i.indexname)
    ORDER BY indexname`);
  const functions = await lines(`
    SELECT pg_get_functiondef(p.oid) || ';' AS line FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace AND n.nspname = 'public'
    ORDER BY proname, pg_get_function_identity_arguments(p.oid)`);
  const triggers = await lines(`SELECT pg_get_triggerdef(oid) || ';' AS line FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname`);
  return `-- Written by "npm run db:dump" from the migrations and functions: not to be edited.\n\n${domains}\n\n${tables}\n${views}\n${indexes}\n\n${functions}\n${triggers}\n`;
}
