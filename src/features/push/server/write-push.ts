import { createTranslator } from 'use-intl/core';
import type { Language } from '#platform/contract/languages.ts';
import type { PushPayload } from '../contract/push-payload.ts';
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

/** Characters; devices do not show more. */
const maxPreviewLength = 160;

/** Renders a notification in the reader's language. `site` is the name of the site. */
export function writePush(content: PushContent, tag: string, language: Language, site: string): PushPayload {
  const t = createTranslator({ locale: language, messages: catalogs[language] });
  const { kind, params, path, also, unread, preview } = content;
  const textParams = { site, ...params };
  const previewText = (message: Preview) => ('text' in message ? truncate(message.text) : t(`preview.${message.kind}`));
  return {
    title: t(`${kind}.title`, textParams),
    body: preview === null ? t(`${kind}.body`, textParams) : previewText(preview),
    path,
    also,
    tag,
    unread,
  };
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Grapheme clusters, so that an emoji of several code points is not split.
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= maxPreviewLength) return line;
  return `${characters
    .slice(0, maxPreviewLength - 1)
    .join('')
    .trimEnd()}…`;
}
