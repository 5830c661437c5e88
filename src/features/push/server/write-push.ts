import { createTranslator } from 'use-intl/core';
import type { Language } from '#platform/contract/languages.ts';
import type { Pushed } from '../contract/pushed.ts';
import { messages as da } from '../messages/da.ts';
import { type Messages, messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fi } from '../messages/fi.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as nb } from '../messages/nb.ts';
import { messages as nl } from '../messages/nl.ts';
import { messages as pl } from '../messages/pl.ts';
import { messages as sv } from '../messages/sv.ts';
import type { Preview, PushContent } from './push-content.ts';

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, Messages>;

/** Characters; no device shows more. */
const longestPreview = 160;

/** A notification in its reader's language. `site`: what the site is called. */
export function writePush(content: PushContent, tag: string, language: Language, site: string): Pushed {
  const t = createTranslator({ locale: language, messages: catalogs[language] });
  const { kind, params, path, also, unread, preview } = content;
  const words = { site, ...params };
  const said = (told: Preview) => ('text' in told ? shortened(told.text) : t(`preview.${told.kind}`));
  return {
    title: t(`${kind}.title`, words),
    body: preview === null ? t(`${kind}.body`, words) : said(preview),
    path,
    also,
    tag,
    unread,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // An emoji of several code points is one character, and stays whole.
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= longestPreview) return line;
  return `${characters
    .slice(0, longestPreview - 1)
    .join('')
    .trimEnd()}…`;
}
