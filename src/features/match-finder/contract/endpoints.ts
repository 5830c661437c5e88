import * as Type from 'typebox';
import { Done, endpoint, Id } from '#platform/contract/endpoint.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Profile } from '#features/members/contract/member.ts';

/** How long a skipped member is not suggested again. */
export const skipDays = 30;

/**
 * The best mutual matches, best first, at most 3, so that the next one is preloaded. Without members the viewer likes,
 * chats with, passed in the swipe game or skipped within `skipDays`. Empty when nobody is left.
 */
export const getCandidates = endpoint({
  method: 'GET',
  path: 'match-finder.php',
  access: 'member',
  limit: 240,
  reply: Type.Object({ candidates: Type.Array(Type.Object({ profile: Profile, fit: Type.Array(Fit) })) }),
  errors: {},
});

/** Skips a member for `skipDays` days. Repeating the call does not extend the time. */
export const skipCandidate = endpoint({
  method: 'POST',
  path: 'match-finder.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
