import type { Language } from '#platform/contract/languages.ts';
import type { LanderName } from '../contract/landers.ts';
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

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

export interface AboutLander {
  readonly title: string;
  readonly description: string;
}

type Catalog = (typeof catalogs)[Language];

/** The words of a lander without an operator, as search engines and the page have them. */
export const aboutLander = (name: LanderName, language: Language): AboutLander => aboutIn(catalogs[language], name);

function aboutIn(texts: Catalog, name: LanderName): AboutLander {
  const described = ({ title, text }: { readonly title: string; readonly text: string }) => ({ title, description: text });
  switch (name) {
    case 'tinderswipe':
      return described(texts.deck);
    case 'alonetonight':
      return described(texts.night);
    case 'collagelanding':
      return described(texts.collage);
    case 'gallery':
      return described(texts.gallery);
    case 'iconslanding':
      return described(texts.icons);
    case 'maplanding':
      return described(texts.map);
    case 'socialnetwork':
      return described(texts.social);
    case 'transitionsvideolanding':
      return { title: texts.story.title, description: texts.film.still['first-message'] };
    case 'video':
      return { title: texts.film.title['first-message'], description: texts.film.still['first-message'] };
  }
}
