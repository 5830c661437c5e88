/**
 * Normalises a text so that filters cannot be evaded: lower case, without accents and invisible characters, Latin letters in
 * place of homoglyphs from other alphabets, and spaced-out words (`t e l e g r a m`) joined.
 */
export function plainText(text: string): string {
  const lower = PLAIN.test(text) ? text.toLowerCase() : toLatin(text);
  return SPELT.test(lower) ? lower.replaceAll(SPELT_ALL, (word) => word.replaceAll(/[^a-z0-9]/g, '')) : lower;
}

const PLAIN = /^[\x20-\x7e\n]*$/;
/** Five or more single letters with one separator between each: `t e l e g r a m`. */
const SPELT = /(?<![a-z0-9])[a-z](?:[ ._*-][a-z]){4,}(?![a-z0-9])/;
const SPELT_ALL = new RegExp(SPELT.source, 'g');

const toLatin = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(FOREIGN, plainLetter);

const plainLetter = (letter: string): string => homoglyphs[letter] ?? (HIDDEN.test(letter) ? '' : letter);

/** Combining marks, and characters that are not seen. */
const HIDDEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const FOREIGN = /[^\x20-\x7e\n]/gu;

const pairs: readonly (readonly [string, string])[] = [
  ['авекмнорстухіјѕԁԛԝһӏгпь', 'abekmhopctyxijsdqwhlrnb'],
  ['αβεηικμνορστυχω', 'abenikuvopotuxw'],
  ['ıŋøłđð’。․·•⁄∕‑–—', "inoldd'....//---"],
];

/** Maps each letter of the first string of a pair to the letter at the same position of the second. */
const homoglyphs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pairs.flatMap(([from, to]) => Array.from(from, (letter, at) => [letter, to[at] ?? '']))),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
