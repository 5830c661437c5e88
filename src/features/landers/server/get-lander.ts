import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import type { getLander as endpoint } from '../contract/endpoints.ts';
import { type OwnLander, ownLander } from './lander-texts.ts';
import { presentOwnFilm } from './own-films.ts';
import { filmOf, isSlug, landerOf, lineOfNiche, openSlugOf, sluggedPageOf } from '../contract/landers.ts';

interface Deps {
  readonly sites: Sites;
  readonly content: SiteContent;
  /** Where the operator's films are. */
  readonly operatorFiles: FileStorage;
}

/** A page by name and slug: the operator's slugs come before ours, and the words of a slug before those of the page. */
export async function getLander(
  { sites, operatorFiles, content }: Deps,
  { name, slug }: QueryOf<typeof endpoint>,
  { site: id, locale }: Pick<Call, 'site' | 'locale'>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const [page, lander] = [sluggedPageOf(name), landerOf(name)];
  if (page === null && lander === null) return fail('not_found');
  const { settings } = await sites.byId(id);
  // Before the face of one member it matters little whom the site is for.
  const nicheLine = lander === null ? null : lineOfNiche(settings.niche);
  const language = pickLanguage(locale, settings.domain_language);
  const own: OwnLander = lander === null ? { texts: {}, film: undefined } : await ownLander(content, id, lander, language);
  const filmNamed = async (film: string | undefined) => {
    const found = settings.films?.find((candidate) => candidate.name === film);
    return { film: filmOf(film ?? ''), own_film: found === undefined ? null : await presentOwnFilm(operatorFiles, found) };
  };
  if (slug === undefined) return ok({ texts: own.texts, line: null, niche_line: nicheLine, ...(await filmNamed(own.film)) });
  if (page === null || !isSlug(slug)) return fail('not_found');
  const slugged = settings.landers?.find((candidate) => candidate.page === page && candidate.slug === slug);
  if (slugged !== undefined) {
    const texts = { ...own.texts, ...slugged.texts };
    return ok({ texts, line: null, niche_line: nicheLine, ...(await filmNamed(slugged.film ?? own.film)) });
  }
  const [line, film] = [openSlugOf(slug), page === 'video' ? filmOf(slug) : null];
  if (line === null && film === null) return fail('not_found');
  return ok({ texts: own.texts, line, niche_line: line === null ? nicheLine : null, ...(await filmNamed(film ?? own.film)) });
}
