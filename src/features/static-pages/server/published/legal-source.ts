import { languages } from '#platform/contract/languages.ts';
import type { Sites } from '#features/site/server/index.ts';
import { legalKeys } from '#features/site-content/contract/kinds.ts';
import type { ContentSource } from '#features/site-content/server/index.ts';
import type { Block, Span, Text } from '../../contract/text.ts';
import { textFor } from '../contents/index.ts';
import { presentText } from '../present-text.ts';
import { recordPublished } from './record-published.ts';

/** What the office needs to know of legal texts: the product's words in each language, and what a publication begins. */
export const legalSource = (sites: Pick<Sites, 'byId'>): ContentSource<'legal'> => ({
  kind: 'legal',
  async pieces(id) {
    const site = await sites.byId(id);
    return legalKeys.map((key) => ({
      key,
      own: false,
      texts: new Map(
        languages.map((language) => {
          const text = presentText(key, textFor(key, language, null), language, site);
          return [language, { title: text.title, body: markdownOf(text) }];
        }),
      ),
    }));
  },
  async problemOf({ key, language }) {
    if (!legalKeys.some((known) => known === key)) return { field: 'key', problem: 'unknown' };
    return language === null ? { field: 'language', problem: 'needs_language' } : null;
  },
  async published(tx, { site, key: named, language, version, now }) {
    const key = legalKeys.find((known) => known === named);
    if (key !== undefined && language !== null) await recordPublished(tx, site, { key, language, number: version, at: now });
  },
});

/** A text of the product as an operator can change it. */
function markdownOf({ lead, sections }: Text): string {
  const parts = sections.flatMap(({ title, blocks }) => [`## ${escaped(title)}`, ...blocks.map(blockOf)]);
  return [...(lead.length === 0 ? [] : [spansOf(lead)]), ...parts].join('\n\n');
}

function blockOf(block: Block): string {
  if (block.kind === 'paragraph') return spansOf(block.spans);
  if (block.kind === 'list') return block.items.map((item) => `- ${spansOf(item)}`).join('\n');
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = block.head.map(escaped);
  return [row(head), row(head.map(() => '---')), ...block.rows.map((cells) => row(cells.map(spansOf)))].join('\n');
}

const spansOf = (spans: readonly Span[]): string =>
  spans
    .map(({ text, href, strong }) =>
      href === undefined ? (strong ? `**${escaped(text)}**` : escaped(text)) : `[${escaped(text)}](${href})`,
    )
    .join('');

/** So that a name with a star or bracket stays a name. */
const escaped = (words: string): string => words.replaceAll(/[\\`*_[\]]/g, (mark) => `\\${mark}`);
