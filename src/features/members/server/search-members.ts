import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/context.ts';
import { pageSize, type searchMembers as endpoint, type SearchQuery } from '../contract/endpoints.ts';
import type { Members } from './members.ts';
import type { Look } from './present-member.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Search, SiteIndex } from './search/site-index.ts';
import { filtersOf } from './search-filters.ts';

export interface SearchDeps {
  readonly members: Members;
  readonly index: SearchIndex;
}

type Reply = ReplyOf<typeof endpoint>;

/** A page of members and how many there are in all. Visitors get the first page, or nothing, as the site wants it. */
export async function searchMembers(
  deps: SearchDeps,
  query: SearchQuery,
  { viewer, site }: Pick<Call, 'viewer' | 'site'>,
): Promise<Result<Reply, 'authentication_required'>> {
  if (viewer !== null) {
    const look = await deps.members.lookAs(viewer.userId);
    return ok(await search(deps, look, query, query.page ?? 1, [look.viewer.id, ...look.viewer.hidden]));
  }
  const look = await deps.members.lookAsVisitor(site);
  if (look.site.settings.logged_out_search === 'none') return fail('authentication_required');
  const reply = await search(deps, look, query, 1, []);
  return ok({ ...reply, pages: Math.min(reply.pages, 1) });
}

async function search(deps: SearchDeps, look: Look, query: SearchQuery, page: number, without: Search['without']): Promise<Reply> {
  const index = await deps.index.of(look.site.id);
  const asked: Search = {
    filters: filtersOf(query, look.site.settings, () => look.presence.online()),
    without,
    today: look.today,
    sort: query.sort ?? 'active',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
  const { ids, total } = index.search(asked);
  return {
    profiles: await deps.members.show(look, ids),
    total,
    page,
    pages: Math.ceil(total / pageSize),
    relaxations: total === 0 ? relaxationsOf(index, asked) : [],
  };
}

/** How many there would be without one of the filters, most first. */
const relaxationsOf = (index: SiteIndex, asked: Search): Reply['relaxations'] =>
  asked.filters
    .map(({ name }) => ({
      without: name,
      total: index.total({ ...asked, filters: asked.filters.filter((filter) => filter.name !== name) }),
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
