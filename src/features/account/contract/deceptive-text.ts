/**
 * Whether a text contains invisible characters that change its meaning: control characters, direction marks, zero-width characters.
 * Joiners within emoji and between letters of Arabic and Indic scripts are allowed.
 */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text.replaceAll(EMOJI, '').replaceAll(JOINED_LETTERS, ''));

/** Removes the hidden characters. Keeps joiners in emoji and between letters, and line breaks. */
export const withoutHidden = (text: string): string => text.replace(KEPT_OR_HIDDEN, (_found, kept?: string) => kept ?? '');

/**
 * `\p{RGI_Emoji}` written out: flags of regions, sequences joined with U+200D, keycaps. The `v` flag that it needs is not in es2022,
 * the build target of the forms.
 */
const EMOJI =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*|[0-9#*]\uFE0F\u20E3/gu;
/** The letters beside a joiner are none that are hidden themselves: U+FE0F is a mark, U+061C an Arabic character. */
const JOINED_LETTERS =
  /(?<=(?![\p{Cf}\p{Default_Ignorable_Code_Point}])[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])[\u200C\u200D](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])/gu;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
const KEPT_OR_HIDDEN = new RegExp(`(${EMOJI.source}|${JOINED_LETTERS.source}|\\n)|${HIDDEN.source}`, 'gu');

/** Whether the letters are of scripts that are not normally mixed (UTS 39, highly restrictive, with the scripts recommended for names). */
export function mixesScripts(text: string): boolean {
  const composed = text.normalize('NFC');
  return !scripts.some((together) => together.test(composed));
}

const alone =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer Thaana';
const mixed = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const scripts = [...alone.split(' ').map((script) => [script]), ...mixed].map(
  (together) =>
    new RegExp(`^[${together.map((script) => `\\p{Script_Extensions=${script}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'),
);
