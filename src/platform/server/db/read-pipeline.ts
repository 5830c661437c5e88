import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isPreparedRead } from './prepared.ts';

/** A connection with reads in flight. */
interface Pipeline {
  readonly client: Promise<PoolClient>;
  underWay: number;
  lost: boolean;
}

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: Promise<unknown[]>;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** The reads of one turn, by their text, then by their first value. */
type Batch = Map<string, Map<unknown, Asked[]>>;

/** Runs a statement that only reads, outside any transaction and in no order with others. */
type Read = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

/**
 * Pipelines the reads of one turn of the event loop: it sends them in one write on one connection of `pool`, whose clients are in
 * pipeline mode. A page has a dozen small queries, and waking the database for each costs both sides more than the answers. Each
 * read ends by itself (Sync): it sees whatever was committed before the call, and fails alone. Equal reads of several parts of a
 * page in the same turn run once, and all callers get the same rows.
 *
 * Reads behind a slow one wait for it, but those of later turns use another connection while there are fewer than `maxPipelines`.
 * `isLost`: whether the error of a read means that its connection is unusable.
 */
export function createReadPipeline(pool: Pool, maxPipelines: number, isLost: (error: unknown) => boolean): Read {
  const pipelines = new Set<Pipeline>();
  let batch: Batch = new Map();

  const pickPipeline = (): Pipeline => {
    if (pipelines.size < maxPipelines) {
      const pipeline: Pipeline = { client: pool.connect(), underWay: 0, lost: false };
      pipelines.add(pipeline);
      return pipeline;
    }
    return [...pipelines].reduce((least, pipeline) => (pipeline.underWay < least.underWay ? pipeline : least));
  };
  const send = async (): Promise<void> => {
    const asked = [...batch.values()].flatMap((alike) => [...alike.values()].flat());
    batch = new Map();
    const pipeline = pickPipeline();
    pipeline.underWay += asked.length;
    const client = await pipeline.client.catch((error: unknown) => {
      pipelines.delete(pipeline);
      for (const { reject } of asked) reject(error);
      return null;
    });
    if (client === null) return;
    const { stream } = client.connection;
    stream.cork();
    for (const { text, values, resolve, reject } of asked) {
      // oxlint-disable-next-line emberleaf/no-sql-as-text -- A repo has written it, with its values beside it.
      client
        .query(text, [...values])
        .then(
          ({ rows }) => resolve(rows),
          (error: unknown) => {
            // Later reads use other connections, although this one may not have noticed the loss yet.
            if (isLost(error)) {
              pipeline.lost = true;
              pipelines.delete(pipeline);
            }
            reject(error);
          },
        )
        .finally(() => {
          pipeline.underWay -= 1;
          if (pipeline.underWay > 0) return;
          pipelines.delete(pipeline);
          client.release(pipeline.lost);
        });
    }
    stream.uncork();
  };

  return (text, values) => {
    if (batch.size === 0) setImmediate(() => void send());
    const alike = batch.get(text) ?? new Map<unknown, Asked[]>();
    batch.set(text, alike);
    const [first] = values;
    const others = alike.get(first) ?? [];
    alike.set(first, others);
    const same = others.find((other) => other.values.length === values.length && other.values.every((value, at) => value === values[at]));
    if (same !== undefined) return same.rows;
    const { promise: rows, resolve, reject } = Promise.withResolvers<unknown[]>();
    others.push({ text, values, rows, resolve, reject });
    return rows;
  };
}

/** The pool as Kysely uses it: it takes a connection only for statements other than prepared reads. */
export function poolWithReads(pool: PostgresPool, read: Read, end: () => Promise<void>): PostgresPool {
  const { options } = pool;
  return { options, ...(pool.Client && { Client: pool.Client }), end, connect: async () => new LateClient(pool, read) };
}

/** Takes a connection when the first statement needs one, and runs all others there until it is released. */
class LateClient implements PostgresPoolClient {
  readonly #pool: PostgresPool;
  readonly #read: Read;
  #taking: Promise<PostgresPoolClient> | null = null;
  #taken: PostgresPoolClient | null = null;

  constructor(pool: PostgresPool, read: Read) {
    this.#pool = pool;
    this.#read = read;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: { read(count: number): Promise<Row[]>; close(): Promise<void> }): never;
  async query(text: unknown, values: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> {
    if (typeof text !== 'string') throw new TypeError('There are no cursors here.');
    if (this.#taking === null && isPreparedRead(text)) {
      const rows = await this.#read(text, values);
      return { command: 'SELECT', rowCount: rows.length, rows };
    }
    this.#taking ??= this.#pool.connect();
    this.#taken = await this.#taking;
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- A repo has written it, with its values beside it.
    return this.#taken.query(text, values);
  }

  release(destroy?: boolean): void {
    this.#taken?.release(destroy);
  }
}
