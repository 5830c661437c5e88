import { createHash } from 'node:crypto';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { interestName, type Members } from '#features/members/server/index.ts';
import type { getIcebreakers as endpoint } from '../../contract/endpoints.ts';
import { icebreakers } from './icebreakers/icebreakers.ts';
import { findLanguage } from '../reading/language-repo.ts';

export interface IcebreakersDeps {
  readonly db: Db;
  readonly members: Members;
}

const maxIcebreakers = 6;
/** Of these at most so many are about shared interests. */
const maxShared = 2;

/** Icebreakers in the viewer's language. They differ for each pair of members and from day to day. */
export async function getIcebreakers(
  { db, members }: IcebreakersDeps,
  viewer: UserId,
  profile: number,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const [context, language] = await Promise.all([members.viewerContext(viewer), findLanguage(db, viewer)]);
  const [member] = await members.show(context, [userId(profile)]);
  if (!member || viewer === member.id) return fail('not_found');
  const shuffle = createShuffle(`${viewer}:${member.id}:${context.today}`);
  const { shared, openings } = icebreakers[language];
  const patterns = shuffle(shared);
  const first = shuffle(member.shared_interests.filter(isSuitable))
    .slice(0, maxShared)
    .map((interest, n) => (patterns[n] ?? '').replace('{interest}', inSentence(interestName(interest, language), language)));
  return ok({ icebreakers: [...first, ...shuffle(openings)].slice(0, maxIcebreakers) });
}

const tooIntimate: ReadonlySet<Interest> = new Set(['hugging', 'kissing', 'lingerie', 'massages', 'relationship']);

/** Sexual and intimate interests are no subject for a first message. */
const isSuitable = (interest: Interest): boolean => !explicitInterests.has(interest) && !tooIntimate.has(interest);

/** In lower case within a sentence, except in German, which capitalises nouns. */
const inSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);

/** A deterministic shuffle: the same seed gives the same order. */
function createShuffle(seed: string): <Item extends string>(items: readonly Item[]) => Item[] {
  const rank = (item: string) => createHash('sha256').update(`${seed}:${item}`).digest('hex');
  return (items) =>
    items
      .map((item) => ({ item, rank: rank(item) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ item }) => item);
}
