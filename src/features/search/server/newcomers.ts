import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findOwnProfile, type Members, openAge } from '#features/members/server/index.ts';
import { countSince } from './newcomers-repo.ts';
import { filtersOf } from './search-filters.ts';
import type { SearchIndex } from './member-index/search-index.ts';

export interface NewcomerDeps {
  readonly db: Db;
  readonly members: Members;
  readonly index: SearchIndex;
}

// More than one search gains in a week.
const maxCount = 1000;

/** How many members joined since then whom the viewer's own search would find; at most 1,000. */
export async function countNewcomers({ db, members, index }: NewcomerDeps, viewer: UserId, since: Date): Promise<number> {
  const [context, own] = await Promise.all([members.viewerContext(viewer), findOwnProfile(db, viewer)]);
  const site = await index.of(context.site.id);
  const query = {
    gender: [...own.searchGender],
    country: own.country,
    min_age: own.searchMinAge,
    ...(own.searchMaxAge < openAge ? { max_age: own.searchMaxAge } : {}),
  };
  const { ids } = site.search({
    filters: filtersOf(query, context),
    without: [viewer, ...context.viewer.hidden],
    today: context.today,
    sort: 'new',
    searcher: null,
    offset: 0,
    limit: maxCount,
  });
  return countSince(db, { id: viewer, site: context.site.id }, ids, since);
}
