import { defaultLanguage, type Language } from '#platform/contract/languages.ts';
import type { Teaser } from '../contract/teaser.ts';
import { addressOf } from './teaser-file.ts';
import type { TeaserRow } from './teaser-repo.ts';

/** In the first preferred language that the teaser has, else in German. `prefix` is the site's cdn_prefix. */
export function presentTeaser(
  { id, kind, advertiser, url, texts, image }: TeaserRow,
  preferred: readonly Language[],
  prefix: string,
): Teaser {
  const language = preferred.find((candidate) => texts[candidate] !== undefined) ?? defaultLanguage;
  const content = texts[language];
  if (content === undefined) throw new Error(`The teaser ${id} has no German text.`);
  return {
    id,
    kind,
    advertiser,
    language,
    title: content.title,
    text: content.text,
    url,
    image: image && { url: prefix + addressOf(image.name), width: image.width, height: image.height },
  };
}
