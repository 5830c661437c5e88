import { lengthOf, startOf } from '#platform/contract/text/text.ts';

/** A piece of a text: a search match (`hit`) or the text around it. */
export interface HighlightedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters that Unicode does not decompose, but that are found when typed plainly. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };

const fold = (letter: string): string =>
  Array.from(letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(), (each) => plain[each] ?? each).join('');

/** Splits a text at the matches of each word of the query, ignoring case and accents. */
export function highlightMatches(text: string, query: string): HighlightedPart[] {
  const words = query
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  const letters = Array.from(text);
  let folded = '';
  /** For each index in `folded` the index of the letter that it came from. */
  const origin: number[] = [];
  letters.forEach((letter, at) => {
    const foldedLetter = fold(letter);
    folded += foldedLetter;
    for (let index = 0; index < foldedLetter.length; index++) origin.push(at);
  });
  const hits = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index++) hits.add(origin[index] ?? 0);
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const hit = /^\p{M}$/u.test(letter) ? last?.hit === true : hits.has(at);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}

/** Shortens a long text for a list row: begins shortly before the first match. */
export function excerpt(parts: readonly HighlightedPart[], before = 30): readonly HighlightedPart[] {
  const first = parts[0];
  if (first === undefined || first.hit || first.text.length <= before + 10) return parts;
  const tail = first.text.slice(startOf(first.text, lengthOf(first.text) - before, Infinity).length);
  const space = tail.indexOf(' ');
  return [{ text: `… ${space >= 0 && space < before - 5 ? tail.slice(space + 1) : tail}`, hit: false }, ...parts.slice(1)];
}
