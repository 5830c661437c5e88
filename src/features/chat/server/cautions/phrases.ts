/**
 * Finds phrases of several kinds in one pass over the text. In a phrase, a space matches any characters except letters and
 * digits, `*` the rest of a word, `…` up to four words, and `(a|b)` one of the alternatives.
 */
export type Phrases<Kind extends string> = (text: string) => ReadonlySet<Kind>;

interface Pattern<Kind> {
  readonly kind: Kind;
  readonly source: RegExp;
}

const gap = '[^a-z0-9]+';
const anyWords = `(?:${gap}[a-z0-9]+){0,4}?`;

/** Most words cost only one map lookup: a phrase is compared only where its first letters match. */
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

/** Number of first letters that are the map key. */
const startLength = 5;

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLetterOrDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Lower case only. */
const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function sourceOf(phrase: string): string {
  const parts = phrase.split(' ');
  const source = parts.map((part, n) => {
    if (part === '…') return anyWords;
    const words = part.replaceAll('*', '[a-z0-9]*').replace(/^\((.*)\)$/, '(?:$1)');
    return (n === 0 ? '' : gap) + words;
  });
  return `${source.join('')}(?![a-z0-9])`;
}

/** The first letters of every possible first word, which must not contain `*`. */
function startsOf(phrase: string): Set<string> {
  const [first = ''] = phrase.split(' ');
  if (first.includes('*')) throw new Error(`the first word is open: ${phrase}`);
  // Of a word with an apostrophe only the part before it counts.
  const words = first.replaceAll(/[()]/g, '').split('|');
  return new Set(words.map((word) => /^[a-z0-9]+/.exec(word)?.[0].slice(0, startLength) ?? ''));
}
