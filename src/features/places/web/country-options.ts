import { regionName } from '#platform/contract/known-to-intl.ts';

interface CountryOption {
  readonly code: string;
  readonly name: string;
}

/** The site's countries, named and sorted in the reader's language. */
export function countryOptions(codes: readonly string[], locale: string): CountryOption[] {
  const compare = new Intl.Collator(locale).compare;
  return codes.map((code) => ({ code, name: regionName(locale, code) })).toSorted((a, b) => compare(a.name, b.name));
}
