import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { countMembers as endpoint, SearchQuery } from '../contract/endpoints.ts';
import type { SearchDeps } from './search-members.ts';
import { scopeOf } from './search-scope.ts';

/** The total of a search, without loading its results. */
export async function countMembers(
  { members, index }: SearchDeps,
  query: SearchQuery,
  call: Pick<Call, 'viewer' | 'site' | 'cookie'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'authentication_required'>> {
  const scope = await scopeOf(members, query, call);
  if (!scope.ok) return scope;
  const { context, criteria } = scope.value;
  return ok({ total: (await index.of(context.site.id)).total(criteria) });
}
