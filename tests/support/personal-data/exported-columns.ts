import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { personColumns } from './person-columns.ts';
import type { TestApp } from '../test-app.ts';

type ColumnsOf<Table extends keyof DB> = `${Table}.${keyof DB[Table] & string}`;
export type Column = { [Table in keyof DB]: ColumnsOf<Table> }[keyof DB];

interface KnownColumn {
  readonly table: string;
  readonly name: string;
  readonly table_id: number;
  readonly column_id: number;
}

/**
 * Which columns of the tables with a user in them are in the user's data export and which are not, as `table.column`;
 * columns that refer to a user are left out. PostgreSQL reports for each result column the table column that it comes from;
 * a computed column comes from none.
 */
export async function exportedColumns(app: TestApp, user: UserId): Promise<{ readonly exported: string[]; readonly missing: string[] }> {
  const { pool } = app.platform.database;
  const queries: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      queries.push(query);
    },
  });
  for (const part of app.features.ownData(db)) for await (const rows of part.read(user)) void rows;

  const answered = new Set<string>();
  for (const { sql, parameters } of queries) {
    const { fields } = await pool.query(sql, [...parameters]);
    for (const { tableID, columnID } of fields) answered.add(`${tableID} ${columnID}`);
  }
  const { rows } = await pool.query<KnownColumn>(`
    SELECT t.relname AS table, a.attname AS name, t.oid::int AS table_id, a.attnum AS column_id
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`);
  const people = await personColumns(app);
  const isPerson = ({ table, name }: KnownColumn) => people.some((person) => person.table === table && person.column === name);
  const columns = rows.filter((column) => people.some(({ table }) => table === column.table) && !isPerson(column));
  const isExported = ({ table_id, column_id }: KnownColumn) => answered.has(`${table_id} ${column_id}`);
  const named = (some: readonly KnownColumn[]) => some.map(({ table, name }) => `${table}.${name}`);
  return { exported: named(columns.filter(isExported)), missing: named(columns.filter((column) => !isExported(column))) };
}
