import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

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

export const Emoji = Type.Object({
  /** The characters that are sent, without a skin tone. */
  text: Type.String(),
  /** Its name. */
  label: Type.String(),
  /** Search keywords, normalised by `wordsOf` and separated by spaces; without those that are a prefix of a word of the label. */
  words: Type.String(),
  /** Has skin tones, see `withTone`. */
  toned: Type.Optional(Type.Literal(true)),
});
export type Emoji = Static<typeof Emoji>;

export const getEmojis = endpoint({
  method: 'GET',
  path: 'emojis.php',
  about:
    "Emoji with names and search words in a language, except those that older phones can't display. Cache it: the reply is the same for everybody.",
  access: 'public',
  reference: true,
  query: Type.Object({ language: OneOf(languages) }),
  reply: Type.Object({
    groups: Type.Array(Type.Object({ key: OneOf(emojiGroups), name: Type.String(), emojis: Type.Array(Emoji) })),
    /** Names of the skin tones 1 to 5. */
    tones: Type.Array(Type.String()),
  }),
  errors: {},
});

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
