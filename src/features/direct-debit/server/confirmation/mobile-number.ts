import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { debitCountries } from '../../contract/iban.ts';

/** Parts of these countries that have numbers of their own, and their banks the IBANs of the country. */
const parts = 'AX BL GF GP MF MQ RE SJ YT'.split(' ');

/**
 * A mobile number of a country from whose accounts we collect, in E.164; a number without a country code is tried with each country.
 * Null: it is none. No other number gets a code: some are paid for by who calls them, and pay who owns them.
 */
export function mobileNumberOf(text: string, countries: readonly (string | null)[]): string | null {
  // Pasted from a card or an address book: `tel:`, "Mobil: ".
  const number = cleanValue(text).replace(/^[^\d+(]+/, '');
  for (const country of countries) {
    const known = country !== null && isSupportedCountry(country) ? country : undefined;
    const phone = parsePhoneNumberFromString(number, { ...(known && { defaultCountry: known }), extract: false });
    // The metadata is that of mobile numbers alone, so only they are valid.
    if (phone?.isValid() && phone.country && [...debitCountries, ...parts].includes(phone.country)) return phone.number;
  }
  return null;
}
