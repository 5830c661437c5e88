import type { SiteId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ContentOf } from '#features/site-content/contract/content.ts';
import { type ContentSource, findCurrent, readContent } from '#features/site-content/server/index.ts';
import { slugProblem } from '../contract/slug.ts';
import { listPageTexts, type PageText, putPageText, setWithdrawn } from './operator-page-repo.ts';
import { summaryOf } from './summary.ts';

type Page = ContentOf<'page'>;

/** The operator's pages for the office: what is published there becomes the page that readers get. */
export const pageSource = (db: Db): ContentSource<'page'> => ({
  kind: 'page',
  async pieces(site: SiteId) {
    const pages = Map.groupBy(await listPageTexts(db, site), ({ slug }) => slug);
    return [...pages].map(([key, texts]) => ({ key, own: true, texts: textsOf(texts) }));
  },
  async normal({ language, content }) {
    if (language === null || content.hidden !== false) return content;
    const { hidden: _never, ...words } = content;
    return words;
  },
  async problemOf({ key, language, content: { title, lead, body, hidden } }) {
    const slug = slugProblem(key);
    if (slug !== null) return { field: 'key', problem: slug };
    if (language === null) {
      const word = Object.entries({ title, lead, body }).find(([, value]) => value !== undefined && value !== null);
      if (word !== undefined) return { field: word[0], problem: 'needs_language' };
      return hidden === undefined ? { field: 'hidden', problem: 'missing' } : null;
    }
    if (hidden !== undefined) return { field: 'hidden', problem: 'has_no_language' };
    if (title === undefined) return { field: 'title', problem: 'missing' };
    return body === undefined ? { field: 'body', problem: 'missing' } : null;
  },
  async published(tx, { site, key, language, content: { title = '', lead, body = '', hidden = false }, now }) {
    if (language === null) await setWithdrawn(tx, site, key, hidden ? now : null);
    else {
      await putPageText(tx, site, { slug: key, language, title, description: lead ?? summaryOf(body, title), body }, now);
      // A page may be hidden before it has its first text.
      const { published } = await findCurrent(tx, { site, kind: 'page', key, language: null });
      if (readContent('page', published?.content)?.hidden === true) await setWithdrawn(tx, site, key, now);
    }
  },
});

function textsOf(texts: readonly PageText[]): ReadonlyMap<Language | null, Page> {
  const words = texts.map(({ language, title, description, body }): [Language, Page] => [language, { title, lead: description, body }]);
  return new Map<Language | null, Page>([[null, { hidden: texts.every(({ withdrawn }) => withdrawn) }], ...words]);
}
