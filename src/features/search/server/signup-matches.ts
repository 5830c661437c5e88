import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getSignupMatches as endpoint } from '../contract/endpoints.ts';
import { distanceBuckets, type Member } from '#features/members/contract/member.ts';
import type { Members } from '#features/members/server/index.ts';
import { findFitting } from './find-fitting.ts';
import type { SearchIndex } from './member-index/search-index.ts';

export interface MatchDeps {
  readonly members: Members;
  readonly index: SearchIndex;
}

const maxMatches = 12;
/** How many of the nearest the best are chosen from. */
const candidates = 100;

/** Members whose search criteria and the viewer's fit each other. The viewer need not be activated yet. */
export async function findSignupMatches({ members, index }: MatchDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const context = await members.viewerContext(viewer);
  const profiles = await members.show(context, await findFitting({ index }, context, { without: [], limit: candidates }));
  return ok({ profiles: profiles.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, maxMatches) });
}

/** Lower is better: a photo is worth two distance buckets, a shared interest half a bucket. */
const rankOf = ({ distance, main_image, shared_interests }: Member): number =>
  (distance === null ? distanceBuckets.length : distanceBuckets.indexOf(distance)) +
  (main_image === null ? 2 : 0) -
  Math.min(shared_interests.length, 4) / 2;
