import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { explicitInterests, interests as allInterests } from '#features/members/contract/traits.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getTopics as endpoint } from '../contract/endpoints.ts';
import { smallestCount } from '../contract/smallest.ts';
import { countInterests, countTogether } from './lander-repo.ts';
import type { Recent } from './recent.ts';

type Topics = ReplyOf<typeof endpoint>['topics'];

export interface TopicDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly topics: Recent<SiteId, Topics>;
}

/** Counts the interests of members, where their profiles show them. */
export async function countTopics(
  { db, clock, sites, topics }: TopicDeps,
  { interests = [] }: QueryOf<typeof endpoint>,
  { site }: Pick<Call, 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>>> {
  const { settings } = await sites.byId(site);
  const shown = settings.visible_profile_fields.includes('interests');
  const asked = [...new Set(interests)];
  const answers = shown && asked.length > 0 && !asked.some((interest) => explicitInterests.has(interest));
  const [common, together] = await Promise.all([
    shown ? topics(site, () => findTopics(db, site)) : { value: [], at: clock.now() },
    answers ? countTogether(db, site, asked) : 0,
  ]);
  return ok({
    topics: common.value,
    together: together < smallestCount ? null : together,
    counted_at: common.at.toISOString(),
  });
}

async function findTopics(db: Db, site: SiteId): Promise<Topics> {
  const found = await countInterests(db, site);
  return found.flatMap(({ interest: name, members }) => {
    const interest = allInterests.find((known) => known === name);
    return interest === undefined || members < smallestCount ? [] : [{ interest, members }];
  });
}
