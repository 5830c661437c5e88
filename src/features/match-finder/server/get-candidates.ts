import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Members } from '#features/members/server/index.ts';
import { findFitting, type SearchIndex } from '#features/search/server/index.ts';
import type { getCandidates as endpoint } from '../contract/endpoints.ts';
import { skipsSince } from './skip-candidate.ts';
import { findSettled } from './skip-repo.ts';

export interface CandidateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly index: SearchIndex;
  /** SQL: ids of members the viewer likes, chats with or passed in the swipe game. */
  readonly decidedIds: (viewer: UserId) => IdRows;
}

/** The current candidate and the next ones. */
const maxCandidates = 3;

/** The best remaining candidates, also for a viewer who is not activated yet. */
export async function getCandidates(deps: CandidateDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [context, settled] = await Promise.all([
    deps.members.viewerContext(viewer),
    findSettled(deps.db, viewer, skipsSince(deps.clock.now()), deps.decidedIds),
  ]);
  const found = await findFitting(deps, context, { without: settled, limit: maxCandidates });
  return ok({ candidates: await deps.members.showProfiles(context, found) });
}
