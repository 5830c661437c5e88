/**
 * A text as it reads to somebody who overlooks tricks: lower case, without accents and invisible characters, letters of
 * other alphabets that look like Latin ones as those, letters with gaps between them as words.
 */
export function plainText(text: string): string {
  const lower = PLAIN.test(text) ? text.toLowerCase() : toLatin(text);
  return SPELT.test(lower) ? lower.replaceAll(SPELT_ALL, (word) => word.replaceAll(/[^a-z0-9]/g, '')) : lower;
}

const PLAIN = /^[\x20-\x7e\n]*$/;
/** Five single letters and more, with the same small gaps between them: `t e l e g r a m`. */
const SPELT = /(?<![a-z0-9])[a-z](?:[ ._*-][a-z]){4,}(?![a-z0-9])/;
const SPELT_ALL = new RegExp(SPELT.source, 'g');

const toLatin = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(FOREIGN, plainLetter);

const plainLetter = (letter: string): string => lookalikes[letter] ?? (HIDDEN.test(letter) ? '' : letter);

/** Marks of letters, and characters of no width. */
const HIDDEN = /[\p{M}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\ufeff]/u;
const FOREIGN = /[^\x20-\x7e\n]/gu;

const pairs: readonly (readonly [string, string])[] = [
  ['авекмнорстухіјѕԁԛԝһӏгпь', 'abekmhopctyxijsdqwhlrnb'],
  ['αβεηικμνορστυχω', 'abenikuvopotuxw'],
  ['ıŋøłđð’。․·•⁄∕‑–—', "inoldd'....//---"],
];

/** Each letter of one line above is taken for that of the other. */
const lookalikes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pairs.flatMap(([from, to]) => Array.from(from, (letter, at) => [letter, to[at] ?? '']))),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
