import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import type { Block, Span, TextPageName } from '../contract/text.ts';
import { textFor } from './contents/index.ts';
import { presentText } from './present-text.ts';

/** A text for a mail or a file: titles and paragraphs without marks, links with their addresses. */
export interface TextDocument {
  readonly title: string;
  readonly passages: readonly { readonly id: string; readonly title: string; readonly paragraphs: readonly string[] }[];
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
