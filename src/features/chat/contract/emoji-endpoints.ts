import * as Type from 'typebox';
import type { Static } from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { emojiGroups } from './emojis.ts';

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
