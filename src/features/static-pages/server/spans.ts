import type { Span } from '../contract/text.ts';
import type { Facts } from './facts.ts';

/** `[words](address)` or `**words**`. */
const marked = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** The marks are read before the facts are put in, so that an operator's name cannot become a link. */
export function toSpans(text: string, facts: Facts): Span[] {
  const spans: Span[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) spans.push({ text: fill(text.slice(end, until), facts) });
  };
  for (const { 0: all, 1: words = '', 2: href, 3: strong, index } of text.matchAll(marked)) {
    plain(index);
    spans.push(
      href === undefined ? { text: fill(strong ?? '', facts), strong: true } : { text: fill(words, facts), href: fill(href, facts) },
    );
    end = index + all.length;
  }
  plain(text.length);
  return spans;
}

export function fill(text: string, facts: Facts): string {
  const values: Readonly<Record<string, string>> = facts;
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
