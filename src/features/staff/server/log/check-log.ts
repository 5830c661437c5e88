import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { checkLog as endpoint } from '../../contract/log.ts';
import { isSame } from '#platform/server/secrets.ts';
import { entryHash, firstHash } from './log-entry.ts';
import type { HeadSigner } from './sign-head.ts';
import { findHead, listEntries, listSignedHeads, type StoredEntry } from './staff-log-repo.ts';

type Checked = ReplyOf<typeof endpoint>;
type Break = NonNullable<Checked['broken']>;

const batch = 1000;

/** Computes the chain anew, up to its first break, and compares it with the signed heads. */
export async function checkLog(db: Db, signer: HeadSigner): Promise<Checked> {
  const heads = new Map((await listSignedHeads(db)).filter((head) => signer.isOurs(head)).map(({ id, hash }) => [id, hash]));
  let last = { id: 0, hash: firstHash };
  let before: StoredEntry | null = null;
  let rows = 0;
  let broken: Break | null = null;
  for (let page = await listEntries(db, 0, batch); page.length > 0 && broken === null; page = await listEntries(db, last.id, batch))
    for (const entry of page) {
      broken = breakAt(entry, last, before, page) ?? headBreak(entry, heads);
      if (broken !== null) break;
      rows++;
      before = entry;
      last = entry;
    }
  const newestSigned = Math.max(0, ...heads.keys());
  if (broken === null && newestSigned > last.id) broken = { id: last.id + 1, kind: 'cut_off' };
  return { ok: broken === null, rows, broken, head: await findHead(db) };
}

function breakAt(
  entry: StoredEntry,
  last: { readonly id: number; readonly hash: string },
  before: StoredEntry | null,
  page: readonly StoredEntry[],
): Break | null {
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
