import { createHash } from 'node:crypto';
import type { Language } from '#platform/contract/languages.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { interestName } from '#features/members/server/index.ts';

const tooIntimate: ReadonlySet<Interest> = new Set(['hugging', 'kissing', 'lingerie', 'massages', 'relationship']);

/** Sexual and intimate interests are no subject for a first message. */
export const isSuitable = (interest: Interest): boolean => !explicitInterests.has(interest) && !tooIntimate.has(interest);

/** A pattern that names a shared interest. */
export const aboutInterest = (pattern: string, interest: Interest, language: Language): string =>
  pattern.replace('{interest}', () => inSentence(interestName(interest, language), language));

/** In lower case within a sentence, except in German, which capitalises nouns. */
const inSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);

/** A deterministic shuffle: the same seed gives the same order. */
export function createShuffle(seed: string): <Item extends string>(items: readonly Item[]) => Item[] {
  const rank = (item: string) => createHash('sha256').update(`${seed}:${item}`).digest('hex');
  return (items) =>
    items
      .map((item) => ({ item, rank: rank(item) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ item }) => item);
}
