import { isLanguage, type Language } from '#platform/contract/languages.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ContentOf } from '#features/site-content/contract/content.ts';
import type { ContentSource, PublishedTexts } from '#features/site-content/server/index.ts';
import { findTeaser, listAllTeasers, type TeaserRow } from './teaser-repo.ts';

type Teaser = ContentOf<'teaser'>;

/** A teaser as the operator has published it in the office: other words, another place, or hidden. */
export function withPublished(row: TeaserRow, published: PublishedTexts<'teaser'> | undefined): TeaserRow & { readonly hidden: boolean } {
  const common = published?.get(null)?.content;
  const texts = { ...row.texts };
  for (const [language, { content }] of published ?? []) {
    const { title = texts[language ?? '']?.title, text = texts[language ?? '']?.text } = content;
    if (language !== null && title !== undefined && text !== undefined) texts[language] = { title, text };
  }
  return { ...row, texts, position: common?.position ?? row.position, hidden: common?.hidden ?? !row.active };
}

/** The teasers for the office. A new one comes by `teaser-new.php` or `npm run add-teaser`, because it has an image. */
export const teaserSource = (db: Db): ContentSource<'teaser'> => ({
  kind: 'teaser',
  async pieces(site) {
    return (await listAllTeasers(db, site)).map((row) => ({ key: String(row.id), own: true, texts: textsOf(row) }));
  },
  async problemOf({ site, key, language, content: { title, text, hidden, position } }) {
    if ((await findTeaser(db, site, key)) === null) return { field: 'key', problem: 'unknown' };
    if (language === null) return title === undefined && text === undefined ? null : { field: 'title', problem: 'needs_language' };
    if (hidden !== undefined) return { field: 'hidden', problem: 'has_no_language' };
    if (position !== undefined) return { field: 'position', problem: 'has_no_language' };
    if (title === undefined) return { field: 'title', problem: 'missing' };
    return text === undefined ? { field: 'text', problem: 'missing' } : null;
  },
});

const textsOf = ({ texts, position, active }: TeaserRow): ReadonlyMap<Language | null, Teaser> =>
  new Map<Language | null, Teaser>([
    [null, { hidden: !active, position }],
    ...Object.entries(texts).flatMap(([language, words]): [Language, Teaser][] => (isLanguage(language) ? [[language, words]] : [])),
  ]);
