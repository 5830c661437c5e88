import { useLocale } from 'use-intl';
import { regionName } from '#platform/contract/known-to-intl.ts';

/** A country's name in the language of the page, from its ISO 3166-1 code. */
export function useCountryName(): (country: string) => string {
  const locale = useLocale();
  return (country) => regionName(locale, country);
}
