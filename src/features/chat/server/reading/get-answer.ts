import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getAnswer as endpoint } from '../../contract/endpoints.ts';
import { findAnswerer } from './answer-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** Who has answered the viewer last: the reason to offer notifications. */
export async function getAnswer({ db, members }: Deps, viewer: UserId): Promise<Result<ReplyOf<typeof endpoint>>> {
  const answerer = await findAnswerer(db, viewer);
  const [profile] = answerer === null ? [] : await members.show(await members.viewerContext(viewer), [answerer]);
  return ok({ profile: profile ?? null });
}
