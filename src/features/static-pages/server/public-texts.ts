import { type Language, languages } from '#platform/contract/languages.ts';
import { startOf } from '#platform/contract/text/text.ts';
import type { Site } from '#features/site/server/index.ts';
import { type Block, type Span, type Text, type TextPageName, textPages } from '../contract/text.ts';
import { textFor, texts } from './contents/index.ts';
import { presentText } from './present-text.ts';
import { legalKeys } from '#features/site-content/contract/kinds.ts';
import type { LegalTexts } from './published/legal-texts.ts';
import { passagesOf } from './published/plain-words.ts';

/** Longest description that search engines show. */
const maxDescription = 160;

interface PublicText {
  readonly path: string;
  readonly changed: () => string;
  readonly about: (
    language: Language,
    country: string | null,
  ) => {
    readonly title: string;
    readonly description: string;
    readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  };
}

/** The texts as anybody may find them, each described by its own first words. */
export async function publicTexts(legalTexts: LegalTexts, site: Site): Promise<PublicText[]> {
  const own = await ownTexts(legalTexts, site);
  return textPages.map((page) => ({
    path: `/pages/${page}`,
    changed: () =>
      own
        .filter((text) => text.page === page)
        .reduce((newest, { version }) => (version > newest ? version : newest), presentText(page, texts.de[page], 'de', site).version),
    about(language, country) {
      const published = own.find((text) => text.page === page && text.language === language);
      if (published !== undefined) return published;
      const text = presentText(page, textFor(page, language, country), language, site);
      const about = { title: text.title, description: describe(text) };
      return page === questionsPage ? { ...about, questions: questionsOf(text) } : about;
    },
  }));
}

/** The operator's texts that apply now, of all languages. */
async function ownTexts(legalTexts: LegalTexts, site: Site) {
  if ((await legalTexts.versions(site)).length === 0) return [];
  const all = legalKeys.flatMap((key) => languages.map((language) => ({ key, language })));
  const found = await Promise.all(
    all.map(async ({ key, language }) => {
      const version = await legalTexts.current(site, key, language);
      if (version === null) return null;
      const { title, body } = await legalTexts.words(site, version);
      const [first] = passagesOf(body, title, '').flatMap(({ paragraphs }) => paragraphs);
      return { page: key, language, title, description: cut(first ?? title), version: version.beginsAt.toISOString() };
    }),
  );
  return found.filter((text) => text !== null);
}

const questionsPage: TextPageName = 'faq';

const questionsOf = ({ sections }: Text) =>
  sections.map(({ title, blocks }) => ({ question: title, answer: blocks.map(wordsOfBlock).join(' ') }));

/** The lead, and as many of the next sentences as there is room for. */
function describe({ lead, short, sections }: Text): string {
  const more = [...short.map(({ spans }) => wordsOf(spans)), ...sections.flatMap(({ blocks }) => blocks.map(wordsOfBlock))];
  let words = wordsOf(lead);
  for (const next of more) {
    const longer = words === '' ? next : `${words} ${next}`;
    if (longer.length > maxDescription) break;
    words = longer;
  }
  return words === '' ? cut(more[0] ?? '') : cut(words);
}

/** At the end of a word. */
const cut = (words: string): string =>
  words.length <= maxDescription ? words : `${startOf(words, maxDescription).replace(/\s+\S*$/, '')} …`;

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

function wordsOfBlock(block: Block): string {
  if (block.kind === 'paragraph') return wordsOf(block.spans);
  if (block.kind === 'list') return block.items.map(wordsOf).join(' ');
  return block.rows.map((row) => row.map(wordsOf).join(': ')).join(' ');
}
