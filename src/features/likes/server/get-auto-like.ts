import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getAutoLike as endpoint } from '../contract/endpoints.ts';
import { findNewestUnseen } from './unseen-likes-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** Null without an unseen like. Writes nothing, and never invents a like. */
export async function getAutoLike({ db, members }: Deps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const from = await findNewestUnseen(db, viewer);
  if (from === null) return ok(null);
  const [member] = await members.show(await members.viewerContext(viewer), [from]);
  return ok(member ?? null);
}
