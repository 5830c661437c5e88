import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

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
