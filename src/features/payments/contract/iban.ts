import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';

/** Countries with the euro: those from which a debit in euro is collected. */
export const euroCountries: readonly string[] = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' ');

/** Without spaces, in capitals; what is no letter or digit is left out. */
export const plainIban = (text: string): string => electronicFormatIBAN(text) ?? '';

export function ibanProblem(text: string): 'iban_invalid' | 'iban_country' | null {
  const iban = plainIban(text);
  if (!isValidIBAN(iban)) return 'iban_invalid';
  return euroCountries.includes(iban.slice(0, 2)) ? null : 'iban_country';
}

/** In groups of four. */
export const spacedIban = (text: string): string => plainIban(text).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** `DE89 … 3000`: the only form in which an account is shown after it was entered. */
export const ibanHint = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

const lengths = getCountrySpecifications();
const anyLength = 22;

/** What can be said about an IBAN while it is typed. */
export interface IbanCheck {
  /** Null until the first two letters are those of a country with IBANs. */
  readonly country: string | null;
  readonly typed: number;
  /** Characters that an IBAN of the country has. */
  readonly length: number;
  /** `part`: still too short. */
  readonly state: 'part' | 'good' | 'country' | 'wrong';
  /** It would be right with the check digits, characters 3 and 4, the other way round. */
  readonly swapped: boolean;
}

export function checkIban(text: string): IbanCheck {
  const iban = plainIban(text);
  const place = iban.slice(0, 2);
  const length = lengths[place]?.chars ?? null;
  const check = { country: length === null ? null : place, typed: iban.length, length: length ?? anyLength, swapped: false };
  if (length === null) return { ...check, state: iban.length < 2 ? 'part' : 'wrong' };
  if (!euroCountries.includes(place)) return { ...check, state: 'country' };
  if (iban.length < length) return { ...check, state: 'part' };
  if (isValidIBAN(iban)) return { ...check, state: 'good' };
  const swapped = isValidIBAN(`${place}${iban[3] ?? ''}${iban[2] ?? ''}${iban.slice(4)}`);
  return { ...check, state: 'wrong', swapped };
}
