import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Digits with anything small between them, in a text of plain letters. */
const CANDIDATE = /(?<![a-z0-9.,])(?:\+|00)?[ (]{0,2}\d(?:[ ()./_*-]{0,3}\d){6,15}(?![a-z0-9])/g;
const DATES =
  /(?<!\d[./-]?)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d{2} ?(?:-|\/|to|bis) ?(?:19|20)\d{2})(?![./-]?\d)/g;
const AMOUNTS = /(?<![\d.])\d{1,3}(?:[., ]000)+(?!\d)/g;

/** Homes of the eleven languages whose numbers are written without a leading zero, and then those with one. */
const countries: readonly CountryCode[] = ['DK', 'NO', 'ES', 'PL', 'IT', 'DE', 'AT', 'CH', 'NL', 'BE', 'FR', 'SE', 'FI', 'GB', 'US'];

/** Looked at in one text. */
const mostCandidates = 12;

/** In plain letters; account numbers and wallets have been taken out. */
export function findsPhone(plain: string): boolean {
  const text = plain.replaceAll(DATES, ' x ').replaceAll(AMOUNTS, ' x ');
  for (const [candidate] of Array.from(text.matchAll(CANDIDATE)).slice(0, mostCandidates)) {
    const digits = candidate.replaceAll(/\D/g, '');
    if (isNumber(candidate.trim(), digits)) return true;
  }
  return false;
}

function isNumber(candidate: string, digits: string): boolean {
  const abroad = candidate.startsWith('+') ? `+${digits}` : candidate.startsWith('00') ? `+${digits.slice(2)}` : null;
  if (abroad !== null) return parsePhoneNumberFromString(abroad)?.isPossible() ?? false;
  if (digits.length < 8) return false;
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false);
}
