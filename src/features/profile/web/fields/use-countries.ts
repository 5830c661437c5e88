import { useLocale } from 'use-intl';
import { useCountryName } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

/** The site's countries and the member's own, sorted by their localised names. */
export function useCountries(own: string): { readonly code: string; readonly name: string }[] {
  const { countries } = useSettings();
  const nameOf = useCountryName();
  const compare = new Intl.Collator(useLocale()).compare;
  return [...new Set([...countries, own])]
    .filter((code) => code !== '')
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
