import * as Type from 'typebox';
import { Done, endpoint, Id } from '#platform/contract/endpoint.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Profile } from '#features/members/contract/member.ts';
import { skipDays } from './rules.ts';

export const getCandidates = endpoint({
  method: 'GET',
  path: 'match-finder.php',
  about: `The best mutual matches, best first, a few at a time. Nobody whom the viewer likes, chats with, passed in the swipe game or skipped within ${skipDays} days; empty when nobody is left.`,
  access: 'member',
  limit: 240,
  reply: Type.Object({ candidates: Type.Array(Type.Object({ profile: Profile, fit: Type.Array(Fit) })) }),
  errors: {},
});

export const skipCandidate = endpoint({
  method: 'POST',
  path: 'match-finder.php',
  about: `Skips a member for ${skipDays} days. Repeating the call doesn't extend the time.`,
  access: 'member',
  limit: 240,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
