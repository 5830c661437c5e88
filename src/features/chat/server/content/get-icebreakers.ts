import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { isSuitable } from '#features/members/contract/interest-words.ts';
import type { Members, ViewerContext } from '#features/members/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import type { getIcebreakers as endpoint } from '../../contract/icebreakers.ts';
import { aboutInterest, createShuffle } from './opening-words.ts';
import { offeredIcebreakers } from './own/offered-icebreakers.ts';
import { findLanguage } from '../reading/language-repo.ts';

export interface IcebreakersDeps {
  readonly db: Db;
  readonly members: Members;
  readonly content: SiteContent;
}

const maxIcebreakers = 6;
/** Maximum number of icebreakers about shared interests. */
const maxShared = 2;

/** Maximum number of the operator's own ones, so that ours are offered, too. */
const maxOwn = 3;

/** Icebreakers in the viewer's language. They differ for each pair of members and from day to day. */
export async function getIcebreakers(
  { db, members, content }: IcebreakersDeps,
  viewer: UserId,
  profile: number,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const [context, language] = await Promise.all([members.viewerContext(viewer), findLanguage(db, viewer)]);
  const [member] = await members.show(context, [userId(profile)]);
  if (!member || viewer === member.id) return fail('not_found');
  const { country } = context.viewer;
  const shuffle = createShuffle(`${viewer}:${member.id}:${context.today}`);
  const { shared, openings, own } = await offeredIcebreakers(content, siteOf(context), language);
  const patterns = shuffle(shared);
  const first = shuffle(member.shared_interests.filter(isSuitable))
    .slice(0, Math.min(maxShared, patterns.length))
    .map((interest, n) => aboutInterest(patterns[n] ?? '', interest, { language, country }));
  return ok({ icebreakers: [...first, ...shuffle(own).slice(0, maxOwn), ...shuffle(openings)].slice(0, maxIcebreakers) });
}

export const siteOf = ({ site: { id, settings } }: Pick<ViewerContext, 'site'>) => ({
  id,
  language: pickLanguage(settings.domain_language),
});
