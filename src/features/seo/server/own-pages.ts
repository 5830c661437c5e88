import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import { messages as da } from '../messages/da.ts';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fi } from '../messages/fi.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as nb } from '../messages/nb.ts';
import { messages as nl } from '../messages/nl.ts';
import { messages as pl } from '../messages/pl.ts';
import { messages as sv } from '../messages/sv.ts';
import type { PageSource, PublicPage } from './public-pages.ts';

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

/** By address: the texts that describe the page. */
const described = {
  '/pricing': 'pricing',
  '/login': 'login',
  '/signup': 'signup',
  '/complaints': 'complaints',
  '/withdrawal': 'withdrawal',
  '/notice': 'notice',
  '/notice/images': 'images',
} as const satisfies Record<string, keyof typeof de.pages>;

/** Describes the home page, with the operator's text or the footer's. */
export type DescribeSite = (site: Site, language: Language) => string;

/** The home page, and pages whose own texts do not describe them in a sentence. */
export const ownPages =
  (describeSite: DescribeSite): PageSource =>
  async (site) => [
    {
      path: '/',
      changed: () => null,
      about: (language) => ({ title: catalogs[language].home, description: describeSite(site, language) }),
    },
    ...Object.entries(described).map(([path, name]): PublicPage => ({
      path,
      changed: () => null,
      about(language) {
        const { title, description } = catalogs[language].pages[name];
        return { title, description: description.replaceAll('{site}', site.settings.name) };
      },
    })),
  ];
