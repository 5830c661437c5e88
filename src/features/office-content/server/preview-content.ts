import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import { ok, type Result } from '#platform/contract/result.ts';
import { sourceOf } from '#features/site-content/server/index.ts';
import type { previewContent as endpoint } from '../contract/endpoints.ts';
import { readBody } from './change-content.ts';
import type { ContentDeps } from './deps.ts';
import { languageOfSite } from './get-content.ts';
import { hasWords, isComplete, loadTexts, piecesOf } from './texts-of-piece.ts';

/** What readers would see, without saving anything. */
export async function previewContent(
  deps: ContentDeps,
  sent: BodyOf<typeof endpoint>,
  site: SiteId,
): Promise<Result<ReplyOf<typeof endpoint>, 'content_refused'>> {
  const read = await readBody(deps, sent, site);
  if (!read.ok) return read;
  const { name, content } = read.value;
  const { kind, key } = name;
  const siteLanguage = await languageOfSite(deps, site);
  const source = await piecesOf(sourceOf(deps.sources, kind), site);
  const texts = (await loadTexts(deps, site, kind, [key], source, siteLanguage)).get(key) ?? [];
  const has = (language: Language) =>
    language === name.language
      ? isComplete(kind, content)
      : texts.some((text) => text.language === language && text.live === 'published' && isComplete(kind, text.published));
  const shown = shownInstead(
    kind,
    texts.some(({ live }) => live === 'ours'),
    siteLanguage,
    has,
  );
  const body = 'body' in content ? content.body : undefined;
  return ok({
    html: body === undefined ? null : deps.renderMarkdown(body),
    instead:
      hasWords(kind) && languages.some(has) ? languages.filter((language) => !has(language)).flatMap((language) => shown(language)) : [],
  });
}

/** A legal text never stands for another; our own words are in every language; else the site's language, then any. */
function shownInstead(kind: string, hasOurs: boolean, siteLanguage: Language, has: (language: Language) => boolean) {
  return (language: Language): { language: Language; shows: Language | null }[] => {
    if (hasOurs) return [{ language, shows: null }];
    if (kind === 'legal') return [];
    const shows = [siteLanguage, 'de' as const, ...languages].find(has);
    return shows === undefined ? [] : [{ language, shows }];
  };
}
