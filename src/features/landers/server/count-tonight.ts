import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Members } from '#features/members/server/index.ts';
import type { getTonight as endpoint } from '../contract/endpoints.ts';
import { smallestOnline } from '../contract/smallest.ts';
import { countShown } from './lander-repo.ts';
import type { Recent } from './recent.ts';

export interface TonightDeps {
  readonly db: Db;
  readonly members: Members;
  readonly tonight: Recent<SiteId, number>;
}

/** Counts the members who are here now, as far as they show it. */
export async function countTonight(
  { db, members, tonight }: TonightDeps,
  { site }: Pick<Call, 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>>> {
  const { value: online } = await tonight(site, async () => {
    const { presence } = await members.visitorContext(site);
    return countShown(db, site, presence.online().all());
  });
  return ok({ online: online < smallestOnline ? null : online });
}
