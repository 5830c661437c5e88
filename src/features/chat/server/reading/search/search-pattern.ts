/**
 * Case- and accent-insensitive search in texts as they are stored: each word becomes a PostgreSQL regular expression in which
 * every letter matches all its variants. All other characters match literally.
 */

/** Combining accents and variation selectors. */
const marks = '\\u0300-\\u036f\\ufe0e\\ufe0f';
const anyMarks = new RegExp(`[${marks}]`, 'g');

/** Letters that Unicode does not decompose, but that are found when typed plainly. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(anyMarks, '')
    .toLowerCase()
    .replace(anyMarks, '')
    .replace(/[øłđðıςßæœ]/g, (letter) => plainLetters[letter] ?? letter);

/** The words of a query that must all occur: without those contained in another one, the longest (most selective) first. */
export function searchWordsOf(query: string): string[] {
  const words = [...new Set(plain(query).split(/\s+/).filter(Boolean))].toSorted((a, b) => b.length - a.length);
  return words.filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)));
}

/** The regular expression for a word returned by `searchWordsOf`. */
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
  /** For each plain letter, all its variants. */
  readonly letters: ReadonlyMap<string, string>;
  /** For each pair of plain letters, the single letters that are equal to both, such as ß for `ss`. */
  readonly pairs: ReadonlyMap<string, string>;
}

let cachedForms: Forms | null = null;

/** Computed with the first search. All letters with case or accents in European scripts are below U+2180. */
function forms(): Forms {
  if (cachedForms !== null) return cachedForms;
  const letters = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (let code = 0x41; code < 0x2180; code++) {
    const letter = String.fromCharCode(code);
    if (!/\p{L}/u.test(letter)) continue;
    const plainForm = plain(letter);
    if (plainForm === letter || !/^\p{L}{1,2}$/u.test(plainForm)) continue;
    const target = Array.from(plainForm).length === 1 ? letters : pairs;
    target.set(plainForm, (target.get(plainForm) ?? '') + letter);
  }
  cachedForms = { letters, pairs };
  return cachedForms;
}
