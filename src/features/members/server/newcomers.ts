import type { UserId } from '#platform/contract/ids.ts';
import type { Members } from './members.ts';
import type { Store } from './member-repo.ts';
import { countSince } from './newcomers-repo.ts';
import { findOwnProfile } from './profile-repo.ts';
import { filtersOf } from './search-filters.ts';
import { openAge } from './search/open-age.ts';
import type { SearchIndex } from './search/search-index.ts';

export interface NewcomerDeps {
  readonly store: Store;
  readonly members: Members;
  readonly index: SearchIndex;
}

// More than a week of one search brings.
const most = 1000;

/** How many members came since then whom this one's own search would find; at most 1,000. */
export async function countNewcomers({ store, members, index }: NewcomerDeps, viewer: UserId, since: Date): Promise<number> {
  const [look, own] = await Promise.all([members.lookAs(viewer), findOwnProfile(store, viewer)]);
  const site = await index.of(look.site.id);
  const wish = {
    gender: [...own.searchGender],
    country: own.country,
    min_age: own.searchMinAge,
    ...(own.searchMaxAge < openAge ? { max_age: own.searchMaxAge } : {}),
  };
  const { ids } = site.search({
    filters: filtersOf(wish, look),
    without: [viewer, ...look.viewer.hidden],
    today: look.today,
    sort: 'new',
    seeker: null,
    offset: 0,
    limit: most,
  });
  return countSince(store.db, { id: viewer, site: look.site.id }, ids, since);
}
