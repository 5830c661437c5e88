import type { Day } from '#platform/contract/time.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findSameSentences, type SameSentence } from '#features/chat/server/index.ts';
import type { Case } from '../../../contract/schemas.ts';
import type { KeptConversation } from '../lines/present-lines.ts';
import { memberOf } from '../people.ts';
import { mostHints } from '../hints.ts';
import { listPartners } from './partner-repo.ts';

/** Shorter sentences are said by everybody. UTF-16 code units. */
const leastLength = 12;

/** Other conversations in which the member wrote a reported sentence. */
export async function listSameSentences(
  db: Db | Tx,
  member: UserId | null,
  kept: readonly KeptConversation[],
  today: Day,
): Promise<Case['same_sentence']> {
  const found = await findAll(db, member, kept);
  if (found.length === 0) return [];
  const partners = await listPartners(db, found);
  return found.map(({ conversation, message, other, at }) => {
    const partner = partners.get(message);
    return {
      conversation,
      with: memberOf(partner ?? { id: other, name: null, born: null }, today),
      at: at.toISOString(),
      reported: partner?.reported ?? false,
    };
  });
}

/** The message in another conversation in which the member wrote a reported sentence; null when there is none. */
export async function findSameSentence(
  db: Db | Tx,
  member: UserId | null,
  kept: readonly KeptConversation[],
  conversation: number,
): Promise<number | null> {
  return (await findAll(db, member, kept)).find((one) => one.conversation === conversation)?.message ?? null;
}

async function findAll(db: Db | Tx, member: UserId | null, kept: readonly KeptConversation[]): Promise<SameSentence[]> {
  const texts = kept.flatMap(({ lines, reasons }) =>
    lines.filter(({ id, who, text }) => who === member && reasons.has(id) && text.trim().length >= leastLength).map(({ text }) => text),
  );
  if (member === null || texts.length === 0) return [];
  return findSameSentences(db, member, { texts, except: kept.map(({ conversation }) => conversation), limit: mostHints });
}
