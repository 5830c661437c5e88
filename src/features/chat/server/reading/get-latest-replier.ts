import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getLatestReplier as endpoint } from '../../contract/endpoints.ts';
import { findLatestReplier } from './replier-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** The member who replied to the viewer last; used as the reason to offer notifications. */
export async function getLatestReplier({ db, members }: Deps, viewer: UserId): Promise<Result<ReplyOf<typeof endpoint>>> {
  const replier = await findLatestReplier(db, viewer);
  const [profile] = replier === null ? [] : await members.show(await members.viewerContext(viewer), [replier]);
  return ok({ profile: profile ?? null });
}
