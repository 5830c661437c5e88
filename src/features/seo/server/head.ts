import { type Language, languages, pathIn, pickLanguage, readsAmerican } from '#platform/contract/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { Site } from '#features/site/server/index.ts';
import { type PublicPage, type Reader, shownIn } from './public-pages.ts';
import { shareImagePath, shareImageSize } from './share-image.ts';
import { structuredData } from './structured-data.ts';

/** A page as it was rendered; title and description are escaped for HTML. */
export interface RenderedPage extends Reader {
  readonly title: string;
  /** Null: the page itself has none. */
  readonly description: string | null;
}

/** Facebook's names of regions: Open Graph knows no language without one. */
const regions: Record<Language, string> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};

/** The URLs of a page: in each of its languages, and for readers of other languages. */
export const alternates = (site: Site, origin: string, page: PublicPage): { readonly hreflang: string; readonly href: string }[] => [
  ...(page.languages ?? languages).map((language) => ({ hreflang: language, href: origin + pathIn(language, page.path) })),
  // Where visitors without a language of ours land, too (specification §1).
  { hreflang: 'x-default', href: origin + pathIn(shownIn(page, site, pickLanguage(site.settings.domain_language)), page.path) },
];

/**
 * What search engines and shared links need: the one address of the page in its language, those of the others, and how it is
 * to be shown. An address without a language shows the same page, and so names the one with it.
 */
export function headHtml(site: Site, origin: string, page: PublicPage, rendered: RenderedPage): string {
  const { language: wanted, country, title, description } = rendered;
  const language = shownIn(page, site, wanted);
  const about = page.about(language, country);
  const canonical = escapeHtml(origin + pathIn(language, page.path));
  const words = description ?? escapeHtml(about.description);
  const image = escapeHtml(origin + shareImagePath(language, page.path));
  const property = (name: string, content: string | number) => `<meta property="og:${name}" content="${content}">`;
  return [
    description === null ? `<meta name="description" content="${words}">` : '',
    `<link rel="canonical" href="${canonical}">`,
    ...alternates(site, origin, page).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    property('site_name', escapeHtml(site.settings.name)),
    property('title', title),
    property('description', words),
    property('url', canonical),
    property('locale', readsAmerican(language, country) ? 'en_US' : regions[language]),
    property('image', image),
    property('image:width', shareImageSize.width),
    property('image:height', shareImageSize.height),
    property('image:alt', escapeHtml(about.title)),
    `<meta name="twitter:card" content="summary_large_image">`,
    structuredData(site, origin, page, { language, country }),
  ].join('');
}
