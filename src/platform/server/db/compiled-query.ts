import type { CompiledQuery } from 'kysely';
import type { Db } from './open-database.ts';
import { preparedRead } from './prepared.ts';

/**
 * A prepared query that only reads, compiled once, on the first call. `write` gets placeholders instead of the given values and
 * must not branch on them, because it does not run again for other values.
 */
export function compiledQuery<Given extends object, Row>(
  write: (db: Db, given: Given) => CompiledQuery<Row>,
): (db: Db, given: Given) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | null = null;
  return (db, given) => {
    compiled ??= preparedRead(write(db, placeholders<Given>()));
    return {
      ...compiled,
      parameters: compiled.parameters.map((value) => (value instanceof Placeholder ? Reflect.get(given, value.name) : value)),
    };
  };
}

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

// Kysely treats a placeholder as an opaque parameter value.
const placeholders = <Given extends object>(): Given => new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Given;
