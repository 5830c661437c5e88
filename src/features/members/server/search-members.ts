import { ok, type Result } from '#platform/contract/result.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Call } from '#platform/server/http/context.ts';
import { type FilterName, pageSize, type searchMembers as endpoint, type SearchQuery } from '../contract/endpoints.ts';
import type { Members } from './members.ts';
import type { Look } from './present-member.ts';
import { type Scope, scopeOf } from './search-scope.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Missing, Question, SiteIndex } from './search/site-index.ts';

export interface SearchDeps {
  readonly members: Members;
  readonly index: SearchIndex;
}

type Reply = ReplyOf<typeof endpoint>;

/** With fewer found than this, similar members stand beside them. */
const few = 12;
const mostSimilar = 8;
/** Whom somebody looks for is nothing to be talked out of. */
const firm: readonly FilterName[] = ['gender', 'sexuality'];

/** A page of members and how many there are in all. Visitors get the first page, or nothing, as the site wants it. */
export async function searchMembers(
  deps: SearchDeps,
  query: SearchQuery,
  call: Pick<Call, 'viewer' | 'site'>,
): Promise<Result<Reply, 'authentication_required'>> {
  const scope = await scopeOf(deps.members, query, call);
  if (!scope.ok) return scope;
  const { look, seeker, question } = scope.value;
  const page = seeker === null ? 1 : (query.page ?? 1);
  const index = await deps.index.of(look.site.id);
  const { ids, total } = index.search({
    ...question,
    sort: query.sort ?? 'active',
    seeker,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const pages = Math.ceil(total / pageSize);
  const isLast = total === 0 || page === pages;
  const missing = total < few && isLast ? missingOne(index, scope.value) : null;
  const [profiles, similar] = await Promise.all([deps.members.show(look, ids), missing ? showSimilar(deps.members, look, missing) : []]);
  const relaxations = total === 0 && missing ? relaxationsOf(missing, question) : [];
  return ok({ profiles, total, page, pages: seeker === null ? Math.min(pages, 1) : pages, relaxations, similar });
}

/** The nearest first. */
const missingOne = (index: SiteIndex, { seeker, question }: Scope): Missing<FilterName> =>
  index.missingOne({ ...question, sort: 'near', seeker, offset: 0, limit: mostSimilar }, firm);

/** How many there would be without one of the filters, most first; nobody fits all of them. */
const relaxationsOf = ({ total }: Missing<FilterName>, { filters }: Question<FilterName>): Reply['relaxations'] =>
  filters
    .map(({ name }) => ({ without: name, total: total(name) }))
    .filter((relaxation) => relaxation.total > 0)
    .toSorted((a, b) => b.total - a.total);

async function showSimilar(members: Members, look: Look, { page }: Missing<FilterName>): Promise<Reply['similar']> {
  const missed = new Map<number, FilterName>(page.map(({ id, misses }) => [id, misses]));
  const profiles = await members.show(
    look,
    page.map(({ id }) => id),
  );
  return profiles.flatMap((profile) => {
    const misses = missed.get(profile.id);
    return misses === undefined ? [] : [{ profile, misses }];
  });
}
