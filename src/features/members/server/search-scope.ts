import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { FilterName, SearchQuery } from '../contract/endpoints.ts';
import type { Members } from './members.ts';
import type { Look } from './present-member.ts';
import { filtersOf } from './search-filters.ts';
import type { Seeker } from './search/sorted.ts';
import type { Question } from './search/site-index.ts';
import { seekerOf } from './seeker.ts';

/** Who searches, and for what: the same for finding and for counting. */
export interface Scope {
  readonly look: Look;
  /** Null: a visitor, who gets the first page only. */
  readonly seeker: Seeker | null;
  readonly question: Question<FilterName>;
}

/**
 * A member searches everybody. A visitor does where the site lets visitors: whoever comes from somewhere (`network` or
 * `ref`) by `logged_out_search_trafficsource`, all others by `logged_out_search`.
 */
export async function scopeOf(
  members: Members,
  query: SearchQuery,
  { viewer, site }: Pick<Call, 'viewer' | 'site'>,
): Promise<Result<Scope, 'authentication_required'>> {
  if (viewer !== null) {
    const look = await members.lookAs(viewer.userId);
    const without = [look.viewer.id, ...look.viewer.hidden];
    return ok({ look, seeker: seekerOf(look), question: { filters: filtersOf(query, look), without, today: look.today } });
  }
  const look = await members.lookAsVisitor(site);
  const { logged_out_search, logged_out_search_trafficsource } = look.site.settings;
  const allowed = hasSource(query) ? logged_out_search_trafficsource : logged_out_search;
  if (allowed === 'none') return fail('authentication_required');
  return ok({ look, seeker: null, question: { filters: filtersOf(query, look), without: [], today: look.today } });
}

const hasSource = ({ network, ref }: SearchQuery): boolean => [network, ref].some((source) => source !== undefined && source.trim() !== '');
