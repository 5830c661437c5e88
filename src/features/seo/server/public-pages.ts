import { defaultLanguage, type Language, pickLanguage } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';

/** For whom a page speaks of itself. */
export interface Reader {
  readonly language: Language;
  /** ISO 3166-1 alpha-2, since English is not the same everywhere; null where nobody knows it, as in lists and images. */
  readonly country: string | null;
}

/** The title and description of a page in one language. */
export interface AboutPage {
  readonly title: string;
  /** One or two sentences, without markup. */
  readonly description: string;
  /** Questions that the page answers. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}

/** A page that anybody may find. Every other one of the site is none of a search engine's business. */
export interface PublicPage {
  /** Without a language: `/pages/faq`. */
  readonly path: string;
  /** The languages in which it is written; by default all. Readers of other languages get one of these. */
  readonly languages?: readonly Language[];
  /** ISO 8601; null: not known. */
  readonly changed: () => string | null;
  readonly about: (language: Language, country: Reader['country']) => AboutPage;
}

/** The language in which a reader of another one is shown the page. */
export function shownIn({ languages }: PublicPage, site: Site, wanted: Language): Language {
  if (languages === undefined) return wanted;
  const found = [wanted, pickLanguage(site.settings.domain_language), defaultLanguage].find((one) => languages.includes(one));
  return found ?? languages[0] ?? wanted;
}

/** The public pages of a site that one part of the product has. */
export type PageSource = (site: Site) => Promise<readonly PublicPage[]>;

/** The only list of indexable pages. Canonical URLs, sitemaps, share images and llms.txt are derived from it. */
export interface PublicPages {
  of(site: Site): Promise<readonly PublicPage[]>;
  find(site: Site, path: string): Promise<PublicPage | null>;
}

export function createPublicPages(sources: readonly PageSource[]): PublicPages {
  const of = async (site: Site): Promise<PublicPage[]> => (await Promise.all(sources.map(async (source) => source(site)))).flat();
  return {
    of,
    find: async (site, path) => (await of(site)).find((page) => page.path === path) ?? null,
  };
}
