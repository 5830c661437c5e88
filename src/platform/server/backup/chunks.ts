import { BackupError } from './backup-error.ts';
import type { Codec } from './codec.ts';
import type { BackupPlace } from './place.ts';

/** As large as a WAL file; all of them that are in work are in memory. */
export const chunkBytes = 16 * 1024 * 1024;

/** Contents of files, in pieces that are stored once, however many backups have them. */
export interface Chunks {
  /** Reads which ones are there, so that a backup need not ask for each. */
  load(): Promise<void>;
  /** Returns its id. */
  write(content: Uint8Array): Promise<string>;
  /** Throws a sentence if it is missing or damaged. */
  read(id: string): Promise<Buffer>;
  /** Removes all but these. */
  keepOnly(ids: ReadonlySet<string>): Promise<number>;
}

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Those of a system, so that only who backs it up removes any. */
export function createChunks(place: BackupPlace, codec: Codec, system: string): Chunks {
  const folder = `${system}/chunks`;
  const nameOf = (id: string) => `${folder}/${id.slice(0, 2)}/${id}`;
  let present: Set<string> | null = null;
  return {
    async load() {
      present = new Set((await place.list(folder)).map(idOf));
    },
    async write(content) {
      const id = codec.nameOf(content);
      const isThere = present === null ? await place.has(nameOf(id)) : present.has(id);
      if (!isThere) await place.put(nameOf(id), await codec.pack(content));
      present?.add(id);
      return id;
    },
    async read(id) {
      const object = await place.get(nameOf(id));
      if (object === null) throw new BackupError(`The backup is torn: ${nameOf(id)} is missing.`);
      const content = await codec.unpack(object);
      if (content === null || codec.nameOf(content) !== id)
        throw new BackupError(`The backup is torn: ${nameOf(id)} is damaged, or BACKUP_KEY is another one than it was made with.`);
      return content;
    },
    async keepOnly(ids) {
      const spare = (await place.list(folder)).filter((name) => !ids.has(idOf(name)));
      for (const name of spare) await place.remove(name);
      present = null;
      return spare.length;
    },
  };
}
