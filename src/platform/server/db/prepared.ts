import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from './open-database.ts';

/**
 * Runs a query as a prepared statement: parsing and planning a wide one takes longer than answering it. For the few
 * that every page asks; each name always with the same text, and with its columns named one by one.
 */
export type Prepared = <Row extends object>(name: string, query: CompiledQuery<Row>) => Promise<Row[]>;

export const createPrepared =
  (pool: Pool): Prepared =>
  async <Row extends object>(name: string, { sql, parameters }: CompiledQuery<Row>) => {
    const { rows } = await pool.query<Row>({ name, text: sql, values: [...parameters] });
    return rows;
  };

/**
 * A query whose text is made once, for those that every request asks. `write` is called with stand-ins for the given
 * values, which it may only put into the query: the text is the same whatever they are.
 */
export function writtenOnce<Given extends object, Row>(
  write: (db: Db, given: Given) => CompiledQuery<Row>,
): (db: Db, given: Given) => CompiledQuery<Row> {
  let written: CompiledQuery<Row> | null = null;
  return (db, given) => {
    written ??= write(db, standIns<Given>());
    return {
      ...written,
      parameters: written.parameters.map((value) => (value instanceof StandIn ? Reflect.get(given, value.name) : value)),
    };
  };
}

class StandIn {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

// To the query a stand-in is a value like any other, of which it knows nothing.
const standIns = <Given extends object>(): Given => new Proxy({}, { get: (_, name) => new StandIn(name) }) as Given;
