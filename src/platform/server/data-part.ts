import type { DB } from '#db/schema.ts';
import type { UserId } from '#platform/contract/ids.ts';

/** What the house keeps of one user about one topic, for the user to take along: a file of the data export. */
export interface DataPart {
  /** The file's name without its ending. */
  readonly name: string;
  /** Which tables it tells of. A test holds all parts together against the schema. */
  readonly tables: readonly (keyof DB)[];
  /** In pieces that fit into memory. Never hashes of passwords or tokens; of other people their id and name. */
  read(user: UserId): AsyncIterable<readonly object[]>;
}

/** A part that is small enough to be read at once. */
export const smallPart = (name: string, tables: DataPart['tables'], read: (user: UserId) => Promise<readonly object[]>): DataPart => ({
  name,
  tables,
  async *read(user) {
    yield await read(user);
  },
});

const pageSize = 500;

/** A part that can be of any length: `read` gives the next rows after one, by rising id. */
export const pagedPart = (
  name: string,
  tables: DataPart['tables'],
  read: (user: UserId, after: number, most: number) => Promise<readonly { readonly id: number }[]>,
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
