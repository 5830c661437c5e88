import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import type { SiteContent } from '#features/site-content/server/index.ts';
import { landerNames } from '../contract/landers.ts';
import { type AboutLander, aboutLander } from './about-lander.ts';
import { landerWords } from './lander-texts.ts';

interface PublicLander {
  readonly path: string;
  readonly changed: () => null;
  readonly about: (language: Language) => AboutLander;
}

/** Landers as anybody may find them: without slugs, which only vary the words for an advertisement. */
export const publicLanders =
  (content: SiteContent) =>
  async ({ id }: Pick<Site, 'id'>): Promise<PublicLander[]> => {
    const published = await content.publishedPieces(id, 'lander');
    return landerNames.map((name) => ({
      path: `/landers/${name}`,
      changed: () => null,
      about(language) {
        const own = landerWords(published.get(name), name, language);
        return own === null ? aboutLander(name, language) : { title: own.title, description: own.text };
      },
    }));
  };
