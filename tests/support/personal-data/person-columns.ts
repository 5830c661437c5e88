import type { TestApp } from '../test-app.ts';

/** A column that refers to a user. */
export interface PersonColumn {
  readonly table: string;
  readonly column: string;
}

/**
 * Every column of the schema that refers to a user: by a foreign key, or by its name where there is none. A new table with
 * such a column therefore shows up in the tests of the purge and of the data export.
 */
export async function personColumns(app: TestApp): Promise<PersonColumn[]> {
  const { rows } = await app.platform.database.pool.query<PersonColumn>(`
    SELECT t.relname AS table, a.attname AS column
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'profiles'::regclass) AND a.atttypid = 'bigint'::regtype
    UNION
    SELECT c.table_name, c.column_name
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema = 'public'
      AND c.column_name ~ '^(.+_)?(user|member|profile|owner|author|viewer|from|to|low|high|sender|recipient|starter|blocked|blocker|reporter|reported)_id$'
    UNION SELECT 'users', 'id'
    ORDER BY 1, 2`);
  return rows;
}

/** The number of rows that refer to the user, by `table.column`. */
export async function rowsOf(app: TestApp, user: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of await personColumns(app)) {
    const { rows } = await app.platform.database.pool.query<{ n: number }>(`SELECT count(*) AS n FROM "${table}" WHERE "${column}" = $1`, [
      user,
    ]);
    counts.set(`${table}.${column}`, rows[0]?.n ?? 0);
  }
  return counts;
}

/** Tables of the product and of its job queue that contain the text in any column, inside JSON too. */
export async function tablesMentioning(app: TestApp, text: string): Promise<string[]> {
  const { pool } = app.platform.database;
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') ORDER BY 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
