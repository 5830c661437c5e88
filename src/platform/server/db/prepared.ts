import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

/** The names of prepared statements, by their SQL text. */
type Names = Map<string, string>;
const statements: Names = new Map();

/** The texts of statements that only read. */
const reads = new Set<string>();

/** Every connection keeps all of them for as long as it is open. */
const maxStatements = 200;

/**
 * Makes the query a prepared statement wherever it runs: parsing and planning a wide query takes longer than executing it. Use it
 * for the few queries that every page needs. The text must always be the same, with its columns listed one by one.
 */
export function prepared<Row>(query: CompiledQuery<Row>, names: Names = statements): CompiledQuery<Row> {
  if (!names.has(query.sql)) {
    if (names.size >= maxStatements) throw new Error(`A prepared statement whose text changes: ${query.sql}`);
    names.set(query.sql, createHash('sha256').update(query.sql).digest('hex').slice(0, 32));
  }
  return query;
}

/** The same for a query that only reads and locks no rows: outside a transaction it is pipelined with others (`read-pipeline.ts`). */
export function preparedRead<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  reads.add(query.sql);
  return prepared(query);
}

export const isPreparedRead = (text: string): boolean => reads.has(text);

/** Gives queries their names: `pg` prepares a named statement once per connection. */
export function prepareStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const run: unknown = client.query;
    if (typeof run !== 'function') return;
    const query = (text: unknown, ...rest: unknown[]): unknown => {
      const name = typeof text === 'string' ? statements.get(text) : undefined;
      return Reflect.apply(run, client, [name === undefined ? text : { name, text }, ...rest]);
    };
    Object.assign(client, { query });
  });
}
