const segmenter = new Intl.Segmenter();

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(segmenter.segment(text)).length;

// A character has at least one code unit: most texts need no count.
export const isLongerThan = (text: string, limit: number): boolean => text.length > limit && lengthOf(text) > limit;

/** Without space around it and what PostgreSQL's text cannot hold: null characters and halves of surrogate pairs. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

/** False for nothing but spaces, controls and characters of no width. */
export const isVisibleText = (text: string): boolean => /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
