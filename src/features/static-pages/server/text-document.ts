import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Block, Span, TextPageName } from '../contract/text.ts';
import { textFor } from './contents/index.ts';
import { presentText } from './present-text.ts';
import type { LegalTexts } from './published/legal-texts.ts';
import { type Passage, passagesOf } from './published/plain-words.ts';

/** A text for a mail or a file: titles and paragraphs without marks, links with their addresses. */
export interface TextDocument {
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** A text as a reader in this country has it. `origin`: of the site, for its links. */
export function textDocument(page: TextPageName, language: Language, country: string | null, site: Site, origin: string): TextDocument {
  const { title, sections } = presentText(page, textFor(page, language, country), language, site);
  return {
    title,
    passages: sections.map(({ id, title: heading, blocks }) => ({
      id,
      title: heading,
      paragraphs: blocks.flatMap((block) => paragraphsOf(block, origin)),
    })),
  };
}

/** The terms to which the buyer agreed, those in force at the time of the order, and the return policy, for its confirmation. */
export async function orderDocuments(
  texts: LegalTexts,
  reader: { readonly language: Language; readonly country: string | null; readonly site: Site; readonly origin: string },
  orderedAt: Date,
): Promise<{ readonly terms: TextDocument; readonly returnPolicy: TextDocument }> {
  const { language, country, site, origin } = reader;
  const returnPolicy = textDocument('return-policy', language, country, site, origin);
  const own = await texts.current(site, 'terms', language, orderedAt);
  if (own === null) return { terms: textDocument('terms', language, country, site, origin), returnPolicy };
  const { title, body } = await texts.words(site, own);
  return { terms: { title, passages: passagesOf(body, title, origin) }, returnPolicy };
}

function paragraphsOf(block: Block, origin: string): string[] {
  const words = (spans: readonly Span[]) => spans.map((span) => wordsOf(span, origin)).join('');
  if (block.kind === 'paragraph') return [words(block.spans)];
  if (block.kind === 'list') return block.items.map((item) => `– ${words(item)}`);
  return block.rows.map((row) => row.map(words).join(': '));
}

/** The address of a page is written out; that of a mail or telephone is the words already. */
function wordsOf({ text, href }: Span, origin: string): string {
  if (href === undefined || href.startsWith('mailto:') || href.startsWith('tel:')) return text;
  return `${text} (${href.startsWith('/') || href.startsWith('#') ? `${origin}${href}` : href})`;
}
