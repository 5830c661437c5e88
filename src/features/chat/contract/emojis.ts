import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

/** In the order in which they are shown. */
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
  /** As it is sent, without a skin tone. */
  text: Type.String(),
  /** What it is called. */
  label: Type.String(),
  /** More by which it is found, as `wordsOf` writes words, with spaces between; none that begin a word of its label. */
  words: Type.String(),
  /** It has skin tones: see `withTone`. */
  toned: Type.Optional(Type.Literal(true)),
});
export type Emoji = Static<typeof Emoji>;

/** The emoji that phones of some years ago draw, too (Emoji 15.0), with their names and words in a language. */
export const getEmojis = endpoint({
  method: 'GET',
  path: 'emojis.php',
  access: 'public',
  reference: true,
  query: Type.Object({ language: OneOf(languages) }),
  reply: Type.Object({
    groups: Type.Array(Type.Object({ key: OneOf(emojiGroups), name: Type.String(), emojis: Type.Array(Emoji) })),
    /** What the tones 1 to 5 are called. */
    tones: Type.Array(Type.String()),
  }),
  errors: {},
});

/** Letters that are no letter with an accent, yet are typed without theirs. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** The words of a text in lower case and without accents, as both sides compare them. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłæœđðþı]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** 0: the yellow of no tone; 1 to 5: from light to dark (Fitzpatrick types 1–2 to 6). */
export const emojiTones = [0, 1, 2, 3, 4, 5] as const;
export type EmojiTone = (typeof emojiTones)[number];

const beforeFirstTone = 0x1f3fa;

/** An emoji that is `toned`, with everybody in it of the same tone; two who hold hands give the tone, not their hands. */
export const withTone = (text: string, tone: EmojiTone): string =>
  tone === 0
    ? text
    : text.replaceAll(/(?!\u{1F91D}\u200D)(\p{Emoji_Modifier_Base})\uFE0F?/gu, `$1${String.fromCodePoint(beforeFirstTone + tone)}`);
