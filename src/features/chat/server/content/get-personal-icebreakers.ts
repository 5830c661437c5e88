import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { isSuitable } from '#features/members/contract/interest-words.ts';
import type { Prompt } from '#features/prompts/contract/prompts.ts';
import type { getPersonalIcebreakers as endpoint, PersonalIcebreaker } from '../../contract/icebreakers.ts';
import { findLanguage } from '../reading/language-repo.ts';
import { type IcebreakersDeps, siteOf } from './get-icebreakers.ts';
import { offeredIcebreakers } from './own/offered-icebreakers.ts';
import { aboutInterest, createShuffle } from './opening-words.ts';

const maxIcebreakers = 2;
/** In characters. A longer answer is too long to quote in a first sentence. */
const maxQuotedLength = 120;

/**
 * Icebreakers in the viewer's language: one about a prompt answer and one about a shared interest if both exist, else two of the same
 * kind.
 */
export async function getPersonalIcebreakers(
  { db, members, content }: IcebreakersDeps,
  viewer: UserId,
  profile: number,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const [context, language] = await Promise.all([members.viewerContext(viewer), findLanguage(db, viewer)]);
  const [found] = await members.showProfiles(context, [userId(profile)]);
  if (found === undefined || viewer === found.profile.id) return fail('not_found');
  const { answers, shared_interests } = found.profile;
  const { country } = context.viewer;
  const shuffle = createShuffle(`${viewer}:${profile}:${context.today}`);
  const words = await offeredIcebreakers(content, siteOf(context), language);
  const quoted = new Map(answers.filter(({ answer }) => answer.length <= maxQuotedLength).map(({ prompt, answer }) => [prompt, answer]));
  const aboutAnswers = shuffle<Prompt>(words.answers.length === 0 ? [] : [...quoted.keys()]).map((prompt, n): PersonalIcebreaker => {
    const answer = quoted.get(prompt) ?? '';
    return { text: (words.answers[n % words.answers.length] ?? '').replace('{answer}', () => answer), prompt, interest: null };
  });
  const patterns = shuffle(words.shared);
  const aboutInterests = shuffle(patterns.length === 0 ? [] : shared_interests.filter(isSuitable)).map(
    (interest, n): PersonalIcebreaker => ({
      text: aboutInterest(patterns[n % patterns.length] ?? '', interest, { language, country }),
      prompt: null,
      interest,
    }),
  );
  const general = [...shuffle(words.own), ...shuffle(words.openings)].map((text): PersonalIcebreaker => ({
    text,
    prompt: null,
    interest: null,
  }));
  const [firsts, others] = [
    [aboutAnswers.slice(0, 1), aboutInterests.slice(0, 1)],
    [aboutAnswers.slice(1), aboutInterests.slice(1)],
  ];
  return ok({ openers: [...firsts, ...others, general].flat().slice(0, maxIcebreakers) });
}
