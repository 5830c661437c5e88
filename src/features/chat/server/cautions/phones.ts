import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Digits with short separators between them, in a text in plain letters. */
const CANDIDATE = /(?<![a-z0-9.,])(?:\+|00)?[ (]{0,2}\d(?:[ ()./_*-]{0,3}\d){6,15}(?![a-z0-9])/g;
const DATES =
  /(?<!\d[./-]?)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d{2} ?(?:-|\/|to|bis) ?(?:19|20)\d{2})(?![./-]?\d)/g;
const AMOUNTS = /(?<![\d.])\d{1,3}(?:[., ]000)+(?!\d)/g;

/** Countries whose numbers are tried: first those without a leading zero, then those with one. */
const countries: readonly CountryCode[] = ['DK', 'NO', 'ES', 'PL', 'IT', 'DE', 'AT', 'CH', 'NL', 'BE', 'FR', 'SE', 'FI', 'GB', 'US'];

/** Maximum number per text. */
const maxCandidates = 12;

/** Whether a text in plain letters contains a phone number. Account numbers and wallets must have been removed before. */
export function findsPhone(plain: string): boolean {
  const text = plain.replaceAll(DATES, ' x ').replaceAll(AMOUNTS, ' x ');
  for (const [candidate] of Array.from(text.matchAll(CANDIDATE)).slice(0, maxCandidates)) {
    const digits = candidate.replaceAll(/\D/g, '');
    if (isNumber(candidate.trim(), digits)) return true;
  }
  return false;
}

function isNumber(candidate: string, digits: string): boolean {
  const international = candidate.startsWith('+') ? `+${digits}` : candidate.startsWith('00') ? `+${digits.slice(2)}` : null;
  if (international !== null) return parsePhoneNumberFromString(international)?.isPossible() ?? false;
  if (digits.length < 8) return false;
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false);
}
