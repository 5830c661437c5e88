import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import { findFitting, type Members, type SearchIndex } from '#features/members/server/index.ts';
import type { getCandidates as endpoint } from '../contract/endpoints.ts';
import { skipsSince } from './skip-candidate.ts';
import { findSettled, type SkipStore } from './skip-repo.ts';

export interface CandidateDeps {
  readonly store: SkipStore;
  readonly clock: Clock;
  readonly members: Members;
  readonly index: SearchIndex;
  /** SQL: everybody whom the viewer likes, talks with or passed in the swipe game. */
  readonly decidedIds: (viewer: UserId) => IdRows;
}

/** The one to look at, and those who come next. */
const most = 3;

/** The best who are left, for a member who is not activated yet too. */
export async function getCandidates(deps: CandidateDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [look, settled] = await Promise.all([
    deps.members.lookAs(viewer),
    findSettled(deps.store, viewer, skipsSince(deps.clock.now()), deps.decidedIds),
  ]);
  const found = await findFitting(deps, look, { without: settled, most });
  return ok({ candidates: await deps.members.showProfiles(look, found) });
}
