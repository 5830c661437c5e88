import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import { cleanValue } from '#platform/contract/text/typed-value.ts';

/**
 * Countries whose accounts can pay a debit in euro: all of the European Economic Area, also those with another currency, since a payee
 * may not choose among them (Regulation (EU) 260/2012, Art. 9). Banks outside it, such as those of Monaco, San Marino, the Vatican and
 * Andorra, require a BIC, which the form does not ask for.
 */
export const debitCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Without spaces, in capitals; drops all characters except letters and digits, and a leading word IBAN. No country has the code IB. */
export const plainIban = (text: string): string =>
  cleanValue(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^IBAN/, '');

export function ibanProblem(text: string): 'iban_invalid' | 'iban_country' | null {
  const iban = plainIban(text);
  if (!isValidIBAN(iban)) return 'iban_invalid';
  return debitCountries.includes(iban.slice(0, 2)) ? null : 'iban_country';
}

/** In groups of four. */
export const spacedIban = (text: string): string => plainIban(text).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** `DE89 … 3000`: the only form in which an account is shown after its entry. */
export const ibanHint = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

const lengths = getCountrySpecifications();
const anyLength = 22;

/** The state of an IBAN while it is typed. */
export interface IbanCheck {
  /** Null until the first two letters are those of a country with IBANs. */
  readonly country: string | null;
  readonly typed: number;
  /** Length of an IBAN in that country. */
  readonly length: number;
  /** `part`: still too short. */
  readonly state: 'part' | 'good' | 'country' | 'wrong';
  /** True when it would be valid with its check digits, characters 3 and 4, swapped. */
  readonly swapped: boolean;
}

export function checkIban(text: string): IbanCheck {
  const iban = plainIban(text);
  const place = iban.slice(0, 2);
  const length = lengths[place]?.chars ?? null;
  const check = { country: length === null ? null : place, typed: iban.length, length: length ?? anyLength, swapped: false };
  if (length === null) return { ...check, state: iban.length < 2 ? 'part' : 'wrong' };
  if (!debitCountries.includes(place)) return { ...check, state: 'country' };
  if (iban.length < length) return { ...check, state: 'part' };
  if (isValidIBAN(iban)) return { ...check, state: 'good' };
  const swapped = isValidIBAN(`${place}${iban[3] ?? ''}${iban[2] ?? ''}${iban.slice(4)}`);
  return { ...check, state: 'wrong', swapped };
}
