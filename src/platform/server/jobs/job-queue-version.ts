import fs from 'node:fs';
import { createRequire } from 'node:module';
import type pg from 'pg';

/** The version of pg-boss's own tables that this code works on. */
export const jobQueueVersion: number = readOwnVersion();

function readOwnVersion(): number {
  const file = createRequire(import.meta.url).resolve('pg-boss/package.json');
  const { pgboss } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly pgboss: { readonly schema: number } };
  return pgboss.schema;
}

/** The version of pg-boss's tables in the database; 0: there are none. */
export async function readJobQueueVersion(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows: tables } = await pool.query<{ found: boolean }>(`SELECT to_regclass('pgboss.version') IS NOT NULL AS found`);
  if (tables[0]?.found !== true) return 0;
  const { rows } = await pool.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? 0;
}
