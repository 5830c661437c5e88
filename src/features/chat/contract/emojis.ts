/** In display order. */
export const emojiGroups = [
  'smileys-emotion',
  'people-body',
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

/** Letters that Unicode does not decompose, and how they are typed plainly. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Splits a text into words, in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłæœđðþı]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** 0: no skin tone (yellow); 1 to 5: from light to dark (Fitzpatrick types 1–2 to 6). */
export const emojiTones = [0, 1, 2, 3, 4, 5] as const;
export type EmojiTone = (typeof emojiTones)[number];

/** The code point before the first skin tone modifier. */
const toneBase = 0x1f3fa;

/** Applies a skin tone to everybody in an emoji that is `toned`. Of people holding hands the persons get it, not the hands. */
export const withTone = (text: string, tone: EmojiTone): string =>
  tone === 0
    ? text
    : text.replaceAll(/(?!\u{1F91D}\u200D)(\p{Emoji_Modifier_Base})\uFE0F?/gu, `$1${String.fromCodePoint(toneBase + tone)}`);
