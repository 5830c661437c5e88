import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { cameFromTraffic } from '#features/site/server/index.ts';
import type { SearchQuery } from '../contract/endpoints.ts';
import type { FilterName } from '../contract/rules.ts';
import type { ViewerContext, Members } from '#features/members/server/index.ts';
import { filtersOf } from './search-filters.ts';
import type { Searcher } from './member-index/selection/result-order.ts';
import type { SearchCriteria } from './member-index/site-index.ts';
import type { Clause } from './member-index/selection/clause.ts';
import { searcherOf } from './index-searcher.ts';

/** The searcher and the criteria; shared by searching and counting. */
export interface Scope {
  readonly context: ViewerContext;
  /** Null: a visitor, who gets the first page only. */
  readonly searcher: Searcher | null;
  readonly criteria: SearchCriteria<FilterName>;
}

/**
 * Members may search all members. Visitors may if the site allows it: with a traffic source (`network` or `ref`, now or earlier in the visit) by
 * `logged_out_search_trafficsource`, otherwise by `logged_out_search`. They find only members who show their profile to visitors.
 */
export async function scopeOf(
  members: Members,
  query: SearchQuery,
  call: Pick<Call, 'viewer' | 'site' | 'cookie'>,
): Promise<Result<Scope, 'authentication_required'>> {
  const { viewer, site } = call;
  if (viewer !== null) {
    const context = await members.viewerContext(viewer.userId);
    const without = [context.viewer.id, ...context.viewer.hidden];
    return ok({ context, searcher: searcherOf(context), criteria: { filters: filtersOf(query, context), without, today: context.today } });
  }
  const context = await members.visitorContext(site);
  const { logged_out_search, logged_out_search_trafficsource } = context.site.settings;
  const allowed = hasSource(query) || cameFromTraffic(call) ? logged_out_search_trafficsource : logged_out_search;
  if (allowed === 'none') return fail('authentication_required');
  const criteria = { filters: filtersOf(query, context), within: forVisitors, without: [], today: context.today };
  return ok({ context, searcher: null, criteria });
}

/** `visibleTo` for the search index, which has no SQL. */
const forVisitors: readonly Clause[] = [{ field: 'for_visitors', values: ['true'] }];

const hasSource = ({ network, ref }: SearchQuery): boolean => [network, ref].some((source) => source !== undefined && source.trim() !== '');
