import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isSame } from '#platform/server/secrets.ts';
import type { checkLog } from '../../contract/log.ts';
import { entryHash, firstHash } from './log-entry.ts';
import type { HeadSigner } from './sign-head.ts';
import { findEntry, type LogHead, listEntries, listSignedHeads, type StoredEntry } from './staff-log-repo.ts';

export type Break = NonNullable<ReplyOf<typeof checkLog>['broken']>;

interface Checked {
  /** Rows that were computed. */
  readonly rows: number;
  readonly broken: Break | null;
  /** The last row up to which the chain holds. */
  readonly last: LogHead;
}

const batch = 1000;
const beginning: LogHead = { id: 0, hash: firstHash };

/** Computes the chain anew up to its first break, and compares it with the signed heads. `from`: a row that was computed before. */
export async function checkChain(db: Db | Tx, signer: HeadSigner, from: LogHead = beginning): Promise<Checked> {
  const heads = new Map((await listSignedHeads(db)).filter((head) => signer.isOurs(head)).map(({ id, hash }) => [id, hash]));
  let last = from;
  let before: StoredEntry | null = null;
  let rows = 0;
  let broken = from.id === 0 ? null : changeOf(from, await findEntry(db, from.id));
  for (let page = await listEntries(db, from.id, batch); page.length > 0 && broken === null; page = await listEntries(db, last.id, batch))
    for (const entry of page) {
      broken = breakAt(entry, last, before, page) ?? headBreak(entry, heads);
      if (broken !== null) break;
      rows++;
      before = entry;
      last = { id: entry.id, hash: entry.hash };
    }
  const newestSigned = Math.max(0, ...heads.keys());
  if (broken === null && newestSigned > last.id) broken = { id: last.id + 1, kind: 'cut_off' };
  return { rows, broken, last };
}

/** The row where the last check ended is gone, or is another one. */
const changeOf = ({ id, hash }: LogHead, now: StoredEntry | null): Break | null =>
  now === null ? { id, kind: 'cut_off' } : isSame(now.hash, hash) ? null : { id, kind: 'edited' };

function breakAt(entry: StoredEntry, last: LogHead, before: StoredEntry | null, page: readonly StoredEntry[]): Break | null {
  if (entry.id !== last.id + 1) return { id: last.id + 1, kind: 'deleted' };
  const isOwn = isSame(entryHash(entry), entry.hash);
  if (isSame(entry.prevHash, last.hash)) return isOwn ? null : { id: entry.id, kind: 'edited' };
  // The next row follows the one before this one: this row came between.
  const next = page.find(({ id }) => id === entry.id + 1);
  if (!isOwn || (next !== undefined && isSame(next.prevHash, last.hash))) return { id: entry.id, kind: 'inserted' };
  // This row is as it was written, so the one before it was changed together with its hash.
  return { id: before?.id ?? entry.id, kind: 'edited' };
}

/** The chain holds, but it is not the one that was signed: somebody has computed it anew. */
function headBreak({ id, hash }: StoredEntry, heads: ReadonlyMap<number, string>): Break | null {
  const signed = heads.get(id);
  return signed === undefined || isSame(signed, hash) ? null : { id, kind: 'edited' };
}
