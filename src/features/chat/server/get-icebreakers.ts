import { createHash } from 'node:crypto';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';
import { interestName, type Members } from '#features/members/server/index.ts';
import type { getIcebreakers as endpoint } from '../contract/endpoints.ts';
import { icebreakers } from './icebreakers/icebreakers.ts';
import { findLanguage } from './language-repo.ts';

export interface IcebreakersDeps {
  readonly db: Db;
  readonly members: Members;
}

/** Shown at once, and how many of them are about what both like at most. */
const shown = 6;
const mostShared = 2;

/** Others for each pair and each day, in the viewer's language. */
export async function getIcebreakers(
  { db, members }: IcebreakersDeps,
  viewer: UserId,
  profile: number,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const [look, language] = await Promise.all([members.lookAs(viewer), findLanguage(db, viewer)]);
  const [member] = await members.show(look, [userId(profile)]);
  if (!member || viewer === member.id) return fail('not_found');
  const mix = mixer(`${viewer}:${member.id}:${look.today}`);
  const { shared, openings } = icebreakers[language];
  const patterns = mix(shared);
  const first = mix(member.shared_interests.filter(isGentle))
    .slice(0, mostShared)
    .map((interest, n) => (patterns[n] ?? '').replace('{interest}', inSentence(interestName(interest, language), language)));
  return ok({ icebreakers: [...first, ...mix(openings)].slice(0, shown) });
}

const tooClose: ReadonlySet<Interest> = new Set(['hugging', 'kissing', 'lingerie', 'massages', 'relationship']);

/** Nobody begins with what is between two people who know each other. */
const isGentle = (interest: Interest): boolean => !explicitInterests.has(interest) && !tooClose.has(interest);

/** German writes nouns with a capital everywhere. */
const inSentence = (name: string, language: Language): string =>
  language === 'de' ? name : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);

/** The same order for the same seed. */
function mixer(seed: string): <Item extends string>(items: readonly Item[]) => Item[] {
  const rank = (item: string) => createHash('sha256').update(`${seed}:${item}`).digest('hex');
  return (items) =>
    items
      .map((item) => ({ item, rank: rank(item) }))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ item }) => item);
}
