import { defaultLanguage, isLanguage, type Language } from '#platform/contract/languages.ts';
import type { Settings } from '#features/site/contract/settings.ts';

export interface CountryOption {
  readonly code: string;
  readonly name: string;
}

/** The site's countries by their names in the reader's language. */
export function countryOptions(codes: readonly string[], locale: string): CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const compare = new Intl.Collator(locale).compare;
  return codes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
}

/** Where most people live who read a language. */
const homes = {
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

type Known = Pick<Settings, 'countries' | 'geoip_country' | 'geoip_selected_country'>;

/** The country that a visitor chose or seems to be in, else that of the language, as far as the site is there. */
export function likelyCountry({ countries, geoip_country, geoip_selected_country }: Known, locale: string): string {
  const [language] = locale.split('-');
  const wishes = [geoip_selected_country, geoip_country, homes[isLanguage(language) ? language : defaultLanguage]];
  return wishes.find((wish) => wish !== null && countries.includes(wish)) ?? countries[0] ?? '';
}
