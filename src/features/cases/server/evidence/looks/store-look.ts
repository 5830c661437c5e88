import type { Tx } from '#platform/server/db/open-database.ts';
import type { KeptConversation } from '../lines/present-lines.ts';
import { hasLooked, insertLooks, type NewLook, type SeenMember } from './looks-repo.ts';

/**
 * Stores that a person has opened the reported lines of a case, or a picture of them. False when that is stored already: it counts once a
 * person and case, or picture. When no member is left to read of it, it stands in the log each time.
 */
export async function storeOnce(tx: Tx, look: NewLook): Promise<boolean> {
  return (await insertLooks(tx, look)) > 0 || !(await hasLooked(tx, look));
}

/** Each member of the conversations, with how many lines of theirs are seen. */
export function seenMembers(kept: readonly Pick<KeptConversation, 'members' | 'lines'>[]): SeenMember[] {
  const lines = new Map<number, number>();
  for (const one of kept) for (const { id } of one.members) lines.set(id, (lines.get(id) ?? 0) + one.lines.length);
  return [...lines].map(([id, count]) => ({ id, lines: count }));
}
