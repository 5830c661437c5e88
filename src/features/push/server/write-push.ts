import { createTranslator } from 'use-intl/core';
import { isolatedAll, shortened } from '#platform/contract/text/text.ts';
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
  const textParams = isolatedAll({ site, ...params });
  const previewText = (message: Preview) =>
    'text' in message ? shortened(message.text.replace(/\s+/g, ' ').trim(), maxPreviewLength) : t(`preview.${message.kind}`);
  return {
    title: t(`${kind}.title`, textParams),
    body: preview === null ? t(`${kind}.body`, textParams) : previewText(preview),
    path,
    also,
    tag,
    unread,
  };
}
