import { useLocale } from 'use-intl';

const displayNames = new Map<string, Intl.DisplayNames>();

/** A country's name in the language of the page, from its ISO 3166-1 code. */
export function useCountryName(): (country: string) => string {
  const names = namesIn(useLocale());
  return (country) => names.of(country) ?? country;
}

function namesIn(locale: string): Intl.DisplayNames {
  let names = displayNames.get(locale);
  if (names === undefined) displayNames.set(locale, (names = new Intl.DisplayNames([locale], { type: 'region' })));
  return names;
}
