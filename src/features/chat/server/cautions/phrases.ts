/**
 * Finds phrases where they begin, of several kinds in one pass. In a phrase a gap is anything but letters and digits; `*` is
 * the rest of a word, `…` up to four words, `(a|b)` one of several.
 */
export type Phrases<Kind extends string> = (text: string) => ReadonlySet<Kind>;

interface Pattern<Kind> {
  readonly kind: Kind;
  readonly source: RegExp;
}

const gap = '[^a-z0-9]+';
const anyWords = `(?:${gap}[a-z0-9]+){0,4}?`;

/** Most words cost one look into a table: only where a phrase may begin it is compared. */
export function phrases<Kind extends string>(lists: Readonly<Record<Kind, readonly string[]>>): Phrases<Kind> {
  const byStart = new Map<string, Pattern<Kind>[]>();
  for (const [kind, list] of Object.entries(lists) as [Kind, readonly string[]][])
    for (const phrase of list) {
      const pattern = { kind, source: new RegExp(sourceOf(phrase), 'y') };
      for (const start of startsOf(phrase)) byStart.set(start, [...(byStart.get(start) ?? []), pattern]);
    }
  return (text) => {
    const found = new Set<Kind>();
    for (let at = 0, end = 0; at < text.length; at = end + 1) {
      end = wordEnd(text, at);
      if (end === at) continue;
      for (const { kind, source } of byStart.get(text.slice(at, Math.min(end, at + startLength))) ?? []) {
        if (found.has(kind)) continue;
        source.lastIndex = at;
        if (source.test(text)) found.add(kind);
      }
    }
    return found;
  };
}

/** Letters by which a word is looked up. */
const startLength = 5;

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordly(text.charCodeAt(end))) end++;
  return end;
}

/** A small letter or a digit. */
const isWordly = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function sourceOf(phrase: string): string {
  const parts = phrase.split(' ');
  const source = parts.map((part, n) => {
    if (part === '…') return anyWords;
    const words = part.replaceAll('*', '[a-z0-9]*').replace(/^\((.*)\)$/, '(?:$1)');
    return (n === 0 ? '' : gap) + words;
  });
  return `${source.join('')}(?![a-z0-9])`;
}

/** The first letters of every word that may be the first; none of them may be left open. */
function startsOf(phrase: string): Set<string> {
  const [first = ''] = phrase.split(' ');
  if (first.includes('*')) throw new Error(`the first word is open: ${phrase}`);
  // A word with an apostrophe in it begins before that.
  const words = first.replaceAll(/[()]/g, '').split('|');
  return new Set(words.map((word) => /^[a-z0-9]+/.exec(word)?.[0].slice(0, startLength) ?? ''));
}
