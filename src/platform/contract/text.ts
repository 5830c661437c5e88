const segmenter = new Intl.Segmenter();

/** Characters as people count them: an emoji is one. */
export const lengthOf = (text: string): number => Array.from(segmenter.segment(text)).length;
