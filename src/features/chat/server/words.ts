/**
 * Looking for words in texts whatever their case and accents: a word becomes a regular expression of PostgreSQL in which
 * each letter stands for all its forms, so that texts are looked through as they are stored. Nothing but letters has a
 * meaning in it.
 */

/** Accents that stand behind their letter, and what says that a character is an emoji or is none. */
const marks = '\\u0300-\\u036f\\ufe0e\\ufe0f';
const anyMarks = new RegExp(`[${marks}]`, 'g');

/** Letters that Unicode does not take for others with a mark, but whoever types does. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(anyMarks, '')
    .toLowerCase()
    .replace(anyMarks, '')
    .replace(/[øłđðıςßæœ]/g, (letter) => plainLetters[letter] ?? letter);

/** What has to occur: without those that are a part of another one, the longest first, for few texts hold it. */
export function wordsOf(query: string): string[] {
  const words = [...new Set(plain(query).split(/\s+/).filter(Boolean))].toSorted((a, b) => b.length - a.length);
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)));
}

/** Of a word of `wordsOf`: matches texts in which it occurs. */
export const patternOf = (word: string): string => patternFrom(Array.from(word)).join(`[${marks}]*`);

function patternFrom([first, second, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  const both = second === undefined ? undefined : forms().pairs.get(first + second);
  if (second === undefined || both === undefined) return [formsOf(first), ...patternFrom(second === undefined ? [] : [second, ...rest])];
  return [`(?:${formsOf(first)}[${marks}]*${formsOf(second)}|[${both}])`, ...patternFrom(rest)];
}

function formsOf(letter: string): string {
  const others = forms().letters.get(letter);
  if (others !== undefined) return `[${letter}${others}]`;
  return /^[\x21-\x7e]$/.test(letter) && !/[a-z0-9]/.test(letter) ? `\\${letter}` : letter;
}

interface Forms {
  /** By a plain letter: all others that become it. */
  readonly letters: ReadonlyMap<string, string>;
  /** By two plain letters: single ones that become both. */
  readonly pairs: ReadonlyMap<string, string>;
}

let known: Forms | null = null;

/** Made with the first search. All letters with cases or accents in the scripts of Europe are below U+2180. */
function forms(): Forms {
  if (known !== null) return known;
  const letters = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (let code = 0x41; code < 0x2180; code++) {
    const letter = String.fromCharCode(code);
    if (!/\p{L}/u.test(letter)) continue;
    const becomes = plain(letter);
    if (becomes === letter || !/^\p{L}{1,2}$/u.test(becomes)) continue;
    const into = Array.from(becomes).length === 1 ? letters : pairs;
    into.set(becomes, (into.get(becomes) ?? '') + letter);
  }
  known = { letters, pairs };
  return known;
}
