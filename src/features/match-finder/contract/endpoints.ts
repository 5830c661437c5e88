import * as Type from 'typebox';
import { Done, endpoint, Id } from '#platform/contract/endpoint.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Profile } from '#features/members/contract/member.ts';

/** How long somebody who was skipped does not come again. */
export const skipDays = 30;

/**
 * The best for both sides, the best first, at most 3, so that the next one is there at once. Nobody whom the viewer likes,
 * talks with, passed in the swipe game or skipped lately. Empty: nobody is left today.
 */
export const getCandidates = endpoint({
  method: 'GET',
  path: 'match-finder.php',
  access: 'member',
  limit: 240,
  reply: Type.Object({ candidates: Type.Array(Type.Object({ profile: Profile, fit: Type.Array(Fit) })) }),
  errors: {},
});

/** Not now: this one comes again in `skipDays` days at the earliest. Twice is once. */
export const skipCandidate = endpoint({
  method: 'POST',
  path: 'match-finder.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
