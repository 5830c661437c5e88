/** Characters as people see them; those of Unicode in browsers that do not know what people see. */
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
 * The first visible characters of a text, none of which is cut: no emoji, flag or accent. `units`: at most so many code units,
 * because one visible character may have hundreds of them; a first one that has more is left out, too.
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

/** At most so many visible characters, with an ellipsis for what is left out. */
export function shortened(text: string, limit: number): string {
  const start = startOf(text, limit);
  return start === text ? text : `${startOf(text, limit - 1).trimEnd()}…`;
}

/** Letters that are written from right to left, and marks that turn the direction of what follows. */
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * For a name or another text of a member inside a sentence where no markup is possible (titles, labels, mails, pushes): a name
 * that is written from right to left does not turn round the words and the numbers beside it.
 */
export const isolated = (text: string): string => (turning.test(text) ? `\u2068${text}\u2069` : text);

/** The values of a sentence, each of them isolated. */
export const isolatedAll = <V extends object>(values: V): V => {
  let all = values;
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && turning.test(value)) all = { ...all, [name]: isolated(value) };
  return all;
};

/**
 * Trimmed, without what PostgreSQL's text type rejects (null characters and lone surrogates), and with at most eight marks a
 * letter: more of them cover what stands above and below. What joins and is not seen counts, so that it begins no new letter.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/([\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]{8})[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '$1')
    .trim();

/** False for texts of only spaces, controls, marks without a letter, and characters that are blank. */
export const isVisibleText = (text: string): boolean => /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u.test(text);
