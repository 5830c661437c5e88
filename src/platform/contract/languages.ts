/** Interface languages, in menu order. */
export const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Language = (typeof languages)[number];

/** Header with the language of the page that calls the API: a page under a language prefix needs no cookie for it. */
export const languageHeader = 'x-language';

/** German is the default and the fallback (specification §1). */
export const defaultLanguage: Language = 'de';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Each language's name in the language itself. */
export const languageNames = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
} as const satisfies Record<Language, string>;

/**
 * The locale for dates, numbers, lists and distances. English is American in the United States, and British in Britain and for an
 * unknown country. Elsewhere it is that of Ireland: European, with kilometres.
 */
export function regionalLocale(language: Language, country: string | null): Language | `${Language}-${string}` {
  if (language === 'en') return country === null || country === 'GB' ? 'en-GB' : country === 'US' ? 'en-US' : 'en-IE';
  return country && countriesOf[language].includes(country) ? `${language}-${country}` : language;
}

/** Whether this reader's English, if they read English, is that of the United States. */
export const isAmerican = (country: string | null): boolean => country === 'US';

/** Whether this reader gets texts in American English. */
export const readsAmerican = (language: Language, country: string | null): boolean => language === 'en' && isAmerican(country);

const countriesOf: Record<Exclude<Language, 'en'>, readonly string[]> = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  es: ['ES', 'US'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  it: ['IT', 'CH'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
};

/** The first supported candidate: usually the user's language, the cookie, the site's language; German as the fallback. */
export function pickLanguage(...candidates: (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const language = candidate === 'no' || candidate === 'nn' ? 'nb' : candidate;
    if (isLanguage(language)) return language;
  }
  return defaultLanguage;
}

/** The address of a page in a language: `/fr/pricing`, or `/fr` for the home page. */
export const pathIn = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`;

/**
 * The language at the beginning of an address, and the address without it; null if it begins with none. The rest begins with
 * exactly one slash, so nothing can read it as the name of a host.
 */
export function splitLanguage(address: string): { readonly language: Language; readonly rest: string } | null {
  const [, code, rest = ''] = /^\/([a-z]{2})((?:[/?#].*)?)$/s.exec(address) ?? [];
  return isLanguage(code) ? { language: code, rest: `/${rest.replace(/^[/\\]+/, '')}` } : null;
}

export const withoutLanguage = (address: string): string => splitLanguage(address)?.rest ?? address;
