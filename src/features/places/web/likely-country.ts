import { defaultLanguage, isLanguage, type Language } from '#platform/contract/languages.ts';
import type { Settings } from '#features/site/contract/settings.ts';

/** The default country of each language. */
const countryOfLanguage = {
  da: 'DK',
  de: 'DE',
  en: 'GB',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  nb: 'NO',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
} as const satisfies Record<Language, string>;

type CountryHints = Pick<Settings, 'countries' | 'geoip_country' | 'geoip_selected_country'>;

/** The first of these that the site serves: the country that the visitor chose, the one detected by GeoIP, the default of the language. */
export function likelyCountry({ countries, geoip_country, geoip_selected_country }: CountryHints, locale: string): string {
  const [language] = locale.split('-');
  const candidates = [geoip_selected_country, geoip_country, countryOfLanguage[isLanguage(language) ? language : defaultLanguage]];
  return candidates.find((country) => country !== null && countries.includes(country)) ?? countries[0] ?? '';
}
