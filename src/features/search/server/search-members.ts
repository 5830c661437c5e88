import { ok, type Result } from '#platform/contract/result.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/context.ts';
import { firmTraits } from '#features/site/contract/traits.ts';
import type { searchMembers as endpoint, SearchQuery } from '../contract/endpoints.ts';
import { type FilterName, pageSize } from '../contract/rules.ts';
import type { ViewerContext, Members } from '#features/members/server/index.ts';
import { type Scope, scopeOf } from './search-scope.ts';
import type { SearchIndex } from './member-index/search-index.ts';
import type { Missing, SearchCriteria, SiteIndex } from './member-index/site-index.ts';

export interface SearchDeps {
  readonly members: Members;
  readonly index: SearchIndex;
}

type Reply = ReplyOf<typeof endpoint>;

/** With fewer results than this, similar members are added. */
const similarBelow = 12;
const maxSimilar = 8;
/** Filters that similar members never miss: gender and sexual preferences are not relaxed. */
const firm: readonly FilterName[] = ['gender', ...firmTraits];

/** A page of members and the total. Visitors get the first page or nothing, depending on the site. */
export async function searchMembers(
  deps: SearchDeps,
  query: SearchQuery,
  call: Pick<Call, 'viewer' | 'site' | 'cookie'>,
): Promise<Result<Reply, 'authentication_required'>> {
  const scope = await scopeOf(deps.members, query, call);
  if (!scope.ok) return scope;
  const { context, searcher, criteria } = scope.value;
  const page = searcher === null ? 1 : (query.page ?? 1);
  const index = await deps.index.of(context.site.id);
  const { ids, total, listed } = index.search({
    ...criteria,
    sort: query.sort ?? 'active',
    searcher,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const pages = Math.ceil(listed / pageSize);
  const isLast = listed === 0 || page === pages;
  const missing = total < similarBelow && isLast ? missingOne(index, scope.value) : null;
  const [profiles, similar] = await Promise.all([
    deps.members.show(context, ids),
    missing ? showSimilar(deps.members, context, missing) : [],
  ]);
  const relaxations = total === 0 && missing ? relaxationsOf(missing, criteria) : [];
  return ok({ profiles, total, page, pages: searcher === null ? Math.min(pages, 1) : pages, relaxations, similar });
}

/** Nearest first. */
const missingOne = (index: SiteIndex, { searcher, criteria }: Scope): Missing<FilterName> =>
  index.missingOne({ ...criteria, sort: 'near', searcher, offset: 0, limit: maxSimilar }, firm);

/** Totals without one of the filters, highest first; used when nobody real meets all of them. */
const relaxationsOf = ({ total }: Missing<FilterName>, { filters }: SearchCriteria<FilterName>): Reply['relaxations'] =>
  filters
    .map(({ name }) => ({ without: name, total: total(name) }))
    .filter((relaxation) => relaxation.total > 0)
    .toSorted((a, b) => b.total - a.total);

async function showSimilar(members: Members, context: ViewerContext, { page }: Missing<FilterName>): Promise<Reply['similar']> {
  const missed = new Map<number, FilterName>(page.map(({ id, misses }) => [id, misses]));
  const profiles = await members.show(
    context,
    page.map(({ id }) => id),
  );
  return profiles.flatMap((profile) => {
    const misses = missed.get(profile.id);
    return misses === undefined ? [] : [{ profile, misses }];
  });
}
