import type { UserId } from '#platform/contract/ids.ts';
import type { MemberViewerContext } from '#features/members/server/index.ts';
import { mutualClauses } from './member-index/selection/result-order.ts';
import type { SearchIndex } from './member-index/search-index.ts';
import { searcherOf } from './index-searcher.ts';

interface Deps {
  readonly index: SearchIndex;
}

interface FittingOptions {
  /** Left out, in addition to the viewer and blocked members; may be long. */
  readonly without: readonly UserId[];
  readonly limit: number;
}

/**
 * Members of the viewer's site whose search criteria and the viewer's fit each other, the best fit first (see `ResultOrder`).
 * Excludes members who are fictional, hidden from the search, blocked in either direction or disabled.
 */
export async function findFitting({ index }: Deps, context: MemberViewerContext, { without, limit }: FittingOptions): Promise<UserId[]> {
  const site = await index.of(context.site.id);
  const searcher = searcherOf(context);
  const { ids } = site.search({
    filters: [{ name: 'mutual', clauses: mutualClauses(searcher) }],
    without: [context.viewer.id, ...context.viewer.hidden, ...without],
    today: context.today,
    sort: 'fitting',
    searcher,
    offset: 0,
    limit,
  });
  return ids;
}
