import fsp from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';
import type { Codec } from './codec.ts';
import { isSegment, walFolder, walName } from './layout.ts';
import type { BackupPlace } from './place.ts';

/** Finds a file of WAL by its name. Null: there is none, and none after it. Throws a sentence if it is damaged, or lost amid others. */
export type WalSource = (file: string) => Promise<Buffer | null>;

/** `rest`: a folder with what was never handed over, such as the `pg_wal` of a database that does not start any more. */
export function createWalSource(place: BackupPlace, codec: Codec, system: string, rest: string | null): WalSource {
  let ahead: { readonly file: string; readonly content: Promise<Buffer | null> } | null = null;
  const fetch = async (file: string): Promise<Buffer | null> => {
    const object = await place.get(walName(system, file));
    if (object === null) return null;
    const content = await codec.unpack(object);
    if (content === null)
      throw new BackupError(`The backup is torn: ${walName(system, file)} is damaged. Only a time before it can be restored.`);
    return content;
  };
  return async (file) => {
    const content = await (ahead?.file === file ? ahead.content : fetch(file));
    const next = isSegment(file) ? segmentAfter(file) : null;
    if (content !== null && next !== null) {
      ahead = { file: next, content: fetch(next) };
      // Reported when it is asked for.
      ahead.content.catch(() => {});
    }
    if (content !== null || !isSegment(file)) return content;
    const left = rest === null ? null : await fsp.readFile(path.join(rest, file)).catch(() => null);
    if (left === null && (await hasLater(place, system, file)))
      throw new BackupError(`The backup is torn: ${walName(system, file)} is missing. Only a time before it can be restored.`);
    return left;
  };
}

async function hasLater(place: BackupPlace, system: string, file: string): Promise<boolean> {
  const names = await place.list(walFolder(system, Number.parseInt(file.slice(0, 8), 16)));
  return names.some((name) => isSegment(name.slice(name.lastIndexOf('/') + 1)) && name > walName(system, file));
}

/** 256 files of 16 MB each have the same middle part. */
export function segmentAfter(file: string): string {
  const [timeline, log, segment] = [file.slice(0, 8), file.slice(8, 16), file.slice(16)].map((part) => Number.parseInt(part, 16));
  const isLast = segment === 0xff;
  const parts = [timeline ?? 0, (log ?? 0) + Number(isLast), isLast ? 0 : (segment ?? 0) + 1];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}
