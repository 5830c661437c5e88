import { shortened } from '#platform/contract/text/text.ts';

/** Characters that search engines show of a page. */
const summaryLength = 160;

/** The beginning of a text in Markdown, as plain words; the title where it has none. */
export function summaryOf(markdown: string, title: string): string {
  const plain = markdown
    .replace(/^\s*(?:```|~~~).*$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(plain === '' ? title : plain, summaryLength);
}
