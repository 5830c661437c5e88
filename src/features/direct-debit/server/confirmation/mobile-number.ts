import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { debitCountries } from '../../contract/iban.ts';

/** Territories with their own telephone numbers whose banks use the IBANs of these countries. */
const parts = 'AX BL GF GP MF MQ RE SJ YT'.split(' ');

/**
 * A mobile number of a country from whose accounts we collect, in E.164; a number without a country code is tried with each country. Null
 * when it is not such a number. No other number gets a code: some are premium numbers, which charge the caller and pay their owner.
 */
export function mobileNumberOf(text: string, countries: readonly (string | null)[]): string | null {
  // Pasted from a card or an address book: `tel:`, "Mobil: ".
  const number = cleanValue(text).replace(/^[^\d+(]+/, '');
  for (const country of countries) {
    const known = country !== null && isSupportedCountry(country) ? country : undefined;
    const phone = parsePhoneNumberFromString(number, { ...(known && { defaultCountry: known }), extract: false });
    // The metadata contains mobile numbers only, so no other number is valid.
    if (phone?.isValid() && phone.country && [...debitCountries, ...parts].includes(phone.country)) return phone.number;
  }
  return null;
}
