import { defaultLanguage, type Language } from '#platform/contract/languages.ts';
import type { Teaser } from '../contract/teaser.ts';
import { addressOf } from './teaser-file.ts';
import type { TeaserRow } from './teaser-repo.ts';

/** In the first of the wished languages that it has, else in German. `prefix` is the site's cdn_prefix. */
export function presentTeaser({ id, kind, advertiser, url, texts, image }: TeaserRow, wishes: readonly Language[], prefix: string): Teaser {
  const language = wishes.find((wish) => texts[wish] !== undefined) ?? defaultLanguage;
  const words = texts[language];
  if (words === undefined) throw new Error(`The teaser ${id} has no German text.`);
  return {
    id,
    kind,
    advertiser,
    language,
    title: words.title,
    text: words.text,
    url,
    image: image && { url: prefix + addressOf(image.name), width: image.width, height: image.height },
  };
}
