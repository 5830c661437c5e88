import type { DB } from '#db/schema.ts';
import type { UserId } from '#platform/contract/ids.ts';

/** One file of the data export: all stored data of a user about one topic. */
export interface DataPart {
  /** The file's name without its extension. */
  readonly name: string;
  /** The tables in this part. A test compares all parts with the schema. */
  readonly tables: readonly (keyof DB)[];
  /** Yields pages that fit into memory. Never contains hashes of passwords or tokens; for other members only id and name. */
  read(user: UserId): AsyncIterable<readonly object[]>;
}

/** A part that one query reads. */
export const smallPart = (name: string, tables: DataPart['tables'], read: (user: UserId) => Promise<readonly object[]>): DataPart => ({
  name,
  tables,
  async *read(user) {
    yield await read(user);
  },
});

const pageSize = 500;

/** A part of any length: `read` returns the next rows after an id, by ascending id. */
export const pagedPart = (
  name: string,
  tables: DataPart['tables'],
  read: (user: UserId, after: number, limit: number) => Promise<readonly { readonly id: number }[]>,
): DataPart => ({
  name,
  tables,
  async *read(user) {
    let after = 0;
    while (true) {
      const rows = await read(user, after, pageSize);
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageSize) return;
      after = last.id;
    }
  },
});
