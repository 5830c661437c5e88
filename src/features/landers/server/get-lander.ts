import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getLander as endpoint } from '../contract/endpoints.ts';
import { presentOwnFilm } from './own-films.ts';
import { filmOf, isSlug, landerOf, lineOfNiche, openSlugOf, sluggedPageOf } from '../contract/landers.ts';

interface Deps {
  readonly sites: Sites;
  /** Where the operator's films are. */
  readonly filmFolder: string;
}

/** A page by name and slug: the operator's slugs come before ours. */
export async function getLander(
  { sites, filmFolder }: Deps,
  { name, slug }: QueryOf<typeof endpoint>,
  { site: id }: Pick<Call, 'site'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const page = sluggedPageOf(name);
  if (page === null && landerOf(name) === null) return fail('not_found');
  const { settings } = await sites.byId(id);
  // Before the face of one member it matters little whom the site is for.
  const nicheLine = landerOf(name) === null ? null : lineOfNiche(settings.niche);
  if (slug === undefined) return ok({ texts: {}, line: null, niche_line: nicheLine, film: null, own_film: null });
  if (page === null || !isSlug(slug)) return fail('not_found');
  const own = settings.landers?.find((candidate) => candidate.page === page && candidate.slug === slug);
  if (own !== undefined) {
    const film = settings.films?.find((candidate) => candidate.name === own.film);
    const ownFilm = film === undefined ? null : await presentOwnFilm(filmFolder, film);
    return ok({ texts: own.texts, line: null, niche_line: nicheLine, film: filmOf(own.film ?? ''), own_film: ownFilm });
  }
  const [line, film] = [openSlugOf(slug), page === 'video' ? filmOf(slug) : null];
  if (line === null && film === null) return fail('not_found');
  return ok({ texts: {}, line, niche_line: line === null ? nicheLine : null, film, own_film: null });
}
