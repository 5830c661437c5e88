import { createHash } from 'node:crypto';
import type { Language } from '#platform/contract/languages.ts';
import { inSentence } from '#features/members/contract/interest-words.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { interestName } from '#features/members/server/index.ts';

/** The member who reads an icebreaker. */
interface Reader {
  readonly language: Language;
  /** ISO 3166-1 alpha-2: Americans watch movies, where the British watch films. */
  readonly country: string;
}

/** A pattern that names a shared interest. */
export const aboutInterest = (pattern: string, interest: Interest, { language, country }: Reader): string =>
  pattern.replace('{interest}', () => inSentence(interestName(interest, language, country), language));

/** A deterministic shuffle: the same seed gives the same order. */
export function createShuffle(seed: string): <Item extends string>(items: readonly Item[]) => Item[] {
  const rank = (item: string) => createHash('sha256').update(`${seed}:${item}`).digest('hex');
  return (items) =>
    items
      .map((item) => ({ item, rank: rank(item) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ item }) => item);
}
