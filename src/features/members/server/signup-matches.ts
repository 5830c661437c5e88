import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getSignupMatches as endpoint } from '../contract/endpoints.ts';
import { distanceBuckets, type Member } from '../contract/member.ts';
import { findFitting } from './find-fitting.ts';
import type { Members } from './members.ts';
import type { SearchIndex } from './search/search-index.ts';

export interface MatchDeps {
  readonly members: Members;
  readonly index: SearchIndex;
}

const most = 12;
/** The nearest, of whom the best are chosen. */
const candidates = 100;

/** People who look for somebody like the viewer, and for whom the viewer looks. Nobody needs to be active to look. */
export async function findSignupMatches({ members, index }: MatchDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const look = await members.lookAs(viewer);
  const profiles = await members.show(look, await findFitting({ index }, look, { without: [], most: candidates }));
  return ok({ profiles: profiles.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most) });
}

/** The lower the better: a photo is worth two steps of distance, an interest in common half a one. */
const rankOf = ({ distance, main_image, shared_interests }: Member): number =>
  (distance === null ? distanceBuckets.length : distanceBuckets.indexOf(distance)) +
  (main_image === null ? 2 : 0) -
  Math.min(shared_interests.length, 4) / 2;
