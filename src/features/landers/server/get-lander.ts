import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getLander as endpoint } from '../contract/endpoints.ts';
import { filmOf, isSlug, landerOf, openSlugOf, sluggedPageOf } from '../contract/landers.ts';

interface Deps {
  readonly sites: Sites;
}

/** A page by name and slug: the operator's slugs come before ours. */
export async function getLander(
  { sites }: Deps,
  { name, slug }: QueryOf<typeof endpoint>,
  { site: id }: Pick<Call, 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const page = sluggedPageOf(name);
  if (page === null && landerOf(name) === null) return fail('not_found');
  if (slug === undefined) return ok({ texts: {}, line: null, film: null });
  if (page === null || !isSlug(slug)) return fail('not_found');
  const { settings } = await sites.byId(id);
  const own = settings.landers?.find((candidate) => candidate.page === page && candidate.slug === slug);
  if (own !== undefined) return ok({ texts: own.texts, line: null, film: own.film ?? null });
  const [line, film] = [openSlugOf(slug), page === 'video' ? filmOf(slug) : null];
  return line === null && film === null ? fail('not_found') : ok({ texts: {}, line, film });
}
