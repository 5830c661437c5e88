import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import type { LanderPage } from '#features/site/contract/landers.ts';
import { films } from '#features/site/contract/slugged-pages.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { ContentOf } from '#features/site-content/contract/content.ts';
import type { ContentSource, PublishedTexts, SiteContent } from '#features/site-content/server/index.ts';
import { type LanderName, landerNames, landerOf } from '../contract/landers.ts';
import { aboutLander } from './about-lander.ts';

type Lander = ContentOf<'lander'>;
type LanderTexts = LanderPage['texts'][string];

/** The landers that show a film. */
const withFilm: readonly LanderName[] = ['transitionsvideolanding', 'video'];

export interface OwnLander {
  /** The operator's words by language, completed with ours. */
  readonly texts: Readonly<Record<string, LanderTexts>>;
  /** The film for readers of the language; undefined: the lander's own. */
  readonly film: string | undefined;
}

/** What the operator has published for a lander. */
export async function ownLander(content: SiteContent, site: SiteId, name: LanderName, language: Language): Promise<OwnLander> {
  const published = (await content.publishedPieces(site, 'lander')).get(name);
  const film = published?.get(language)?.content.film ?? published?.get(null)?.content.film;
  const words = languages.map((one) => [one, landerWords(published, name, one)] as const);
  return { texts: Object.fromEntries(words.flatMap(([one, own]) => (own === null ? [] : [[one, own]]))), film: film ?? undefined };
}

/** The operator's words in a language, completed with ours; null: it has none of its own. */
export function landerWords(published: PublishedTexts<'lander'> | undefined, name: LanderName, language: Language): LanderTexts | null {
  const { headline, lead }: Lander = published?.get(language)?.content ?? {};
  if ((headline ?? lead ?? null) === null) return null;
  const ours = aboutLander(name, language);
  return { title: headline ?? ours.title, text: lead ?? ours.description };
}

/** The landers for the office: a missing part shows our own words in the reader's language. */
export const landerSource = (sites: Sites): ContentSource<'lander'> => ({
  kind: 'lander',
  async pieces() {
    return landerNames.map((key) => {
      const texts = languages.map((language): [Language, Lander] => {
        const { title, description } = aboutLander(key, language);
        return [language, { headline: title, lead: description }];
      });
      return { key, own: false, texts: new Map<Language | null, Lander>([[null, {}], ...texts]) };
    });
  },
  async normal({ key, language, content }) {
    const name = landerOf(key);
    if (name === null || language === null) return content;
    const { title, description } = aboutLander(name, language);
    const { headline, lead, film } = content;
    return {
      ...(headline !== title && headline !== null && headline !== undefined && { headline }),
      ...(lead !== description && lead !== null && lead !== undefined && { lead }),
      ...(film !== null && film !== undefined && { film }),
    };
  },
  async problemOf({ site, key, language, content: { headline, lead, film } }) {
    const name = landerOf(key);
    if (name === null) return { field: 'key', problem: 'unknown' };
    if (language === null) {
      if (headline !== undefined && headline !== null) return { field: 'headline', problem: 'needs_language' };
      if (lead !== undefined && lead !== null) return { field: 'lead', problem: 'needs_language' };
    }
    // Of a film, one of ours would not fit to one of the operator's.
    if (withFilm.includes(name) && (headline === undefined) !== (lead === undefined))
      return { field: headline === undefined ? 'headline' : 'lead', problem: 'missing' };
    if (film === undefined || film === null) return null;
    if (!withFilm.includes(name)) return { field: 'film', problem: 'not_here' };
    const { settings } = await sites.byId(site);
    const known = [...films, ...(settings.films ?? []).map((own) => own.name)];
    return known.includes(film) ? null : { field: 'film', problem: 'unknown' };
  },
});
