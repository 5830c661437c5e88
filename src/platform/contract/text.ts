const segmenter = new Intl.Segmenter();

/** Length in visible characters (grapheme clusters): an emoji counts as one. */
export const lengthOf = (text: string): number => Array.from(segmenter.segment(text)).length;

// A character has at least one code unit, so most texts need no segmentation.
export const isLongerThan = (text: string, limit: number): boolean => text.length > limit && lengthOf(text) > limit;

/** Trimmed, and without what PostgreSQL's text type rejects: null characters and lone surrogates. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

/** False for texts of only spaces, control and zero-width characters. */
export const isVisibleText = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
