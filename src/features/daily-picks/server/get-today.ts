import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { addDays } from '#platform/contract/time.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { MemberViewerContext, Members } from '#features/members/server/index.ts';
import { findFitting, type SearchIndex } from '#features/search/server/index.ts';
import type { getToday as endpoint } from '../contract/endpoints.ts';
import { pickedAgainAfterDays, picksADay } from '../contract/rules.ts';
import { pickReasons } from './reasons.ts';
import { findPicks, findSeen, insertPicks, lockPicks, type Picks } from './today-repo.ts';

export interface TodayDeps {
  readonly db: Db;
  readonly members: Members;
  readonly index: SearchIndex;
  /** SQL: ids of members the viewer likes, chats with or passed. */
  readonly decidedIds: (viewer: UserId) => IdRows;
}

/** More than are shown, because those without a photo are left out. */
const candidates = 12;

export async function getToday(deps: TodayDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const context = await deps.members.viewerContext(viewer);
  const { today: day } = context;
  const { members, hidden } = (await findPicks(deps.db, viewer, day)) ?? (await pick(deps, context));
  const asks_interests = context.viewer.interests.length === 0;
  if (hidden) return ok({ day, picks: [], asks_interests });
  const shown = await deps.members.showReasons(context, members);
  const reasons = pickReasons(shown);
  const picks = shown.flatMap(({ profile }, at) => {
    const reason = reasons[at];
    return reason ? [{ profile, reason }] : [];
  });
  return ok({ day, picks, asks_interests });
}

async function pick({ db, members, index, decidedIds }: TodayDeps, context: MemberViewerContext): Promise<Picks> {
  const { viewer, today } = context;
  const forgotten = addDays(today, -pickedAgainAfterDays);
  const seen = await findSeen(db, viewer.id, forgotten, decidedIds);
  const fitting = await findFitting({ index }, context, { without: seen, limit: candidates });
  const withPhoto = (await members.show(context, fitting)).filter(({ main_image }) => main_image !== null);
  if (withPhoto.length === 0) return { members: [], hidden: false };
  return transact(db, async (tx) => {
    await lockPicks(tx, viewer.id);
    const existing = await findPicks(tx, viewer.id, today);
    if (existing !== null) return existing;
    const picked = { members: withPhoto.slice(0, picksADay).map(({ id }) => userId(id)), hidden: false };
    await insertPicks(tx, viewer.id, today, picked.members, forgotten);
    return picked;
  });
}
