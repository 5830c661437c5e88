import { useMemo } from 'react';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { setupCountries } from '../../contract/rules.ts';

/** The countries of the set-up with their names, in the order of the language. */
export function useCountries(): readonly { readonly code: string; readonly name: string }[] {
  const nameOf = useRegionName();
  const language = useLanguage();
  return useMemo(
    () => setupCountries.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) => a.name.localeCompare(b.name, language)),
    [nameOf, language],
  );
}

/** Also of territories with a tax of their own, such as the Canary Islands. */
export function useRegionName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (code: string) => names.of(code) ?? code;
  }, [language]);
}
