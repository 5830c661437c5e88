/** Splits a text into visible characters; into code points in browsers without a segmenter. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

function* charactersOf(text: string): Generator<string> {
  if (segmenter === null) yield* text;
  else for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Length in visible characters (grapheme clusters): an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(charactersOf(text)).length;

// A character has at least one code unit, so most texts need no segmentation.
export const isLongerThan = (text: string, limit: number): boolean => text.length > limit && lengthOf(text) > limit;

/**
 * The first visible characters of a text, without cutting an emoji, flag or accent. `units`: the maximum number of code units,
 * because one visible character may have hundreds of them. A first character with more is left out, too.
 */
export function startOf(text: string, limit: number, units = limit * 4): string {
  if (text.length <= limit && text.length <= units) return text;
  let [end, count] = [0, 0];
  for (const character of charactersOf(text)) {
    if (count === limit || end + character.length > units) break;
    end += character.length;
    count++;
  }
  return text.slice(0, end);
}

/** At most so many visible characters, with an ellipsis for the rest. */
export function shortened(text: string, limit: number): string {
  const start = startOf(text, limit);
  return start === text ? text : `${startOf(text, limit - 1).trimEnd()}…`;
}

/** Letters that are written from right to left, and marks that change the direction of the following text. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * For a name or another text of a member inside a sentence without markup (titles, labels, mails, pushes). It prevents a name
 * written from right to left from reversing the words and numbers beside it.
 */
export const isolated = (text: string): string => (turning.test(text) ? `\u2068${text}\u2069` : text);

/** Isolates each value of a sentence. */
export const isolatedAll = <V extends object>(values: V): V => {
  let all = values;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && turning.test(value)) all = { ...all, [name]: isolated(value) };
  return all;
};

/**
 * Trims the text, removes what PostgreSQL's text type rejects (null characters and lone surrogates), and keeps at most eight marks
 * a letter, because more of them cover the lines above and below. An invisible joiner counts as part of the letter, so it does not
 * start a new one.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/([\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]{8})[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '$1')
    .trim();

/** False for texts that consist of spaces, controls, marks without a letter, and blank characters. */
export const isVisibleText = (text: string): boolean => /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u.test(text);
