/** Interface languages, in the order in which menus show them. */
export const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Language = (typeof languages)[number];

/** German is the default and the fallback (specification §1). */
export const defaultLanguage: Language = 'de';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** What each language calls itself. */
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

/** The locale for dates, numbers and lists: English is British unless the country is the United States. */
export function regionalLocale(language: Language, country: string | null): Language | `${Language}-${string}` {
  if (language === 'en') return country === 'US' ? 'en-US' : 'en-GB';
  return country && homes[language].includes(country) ? `${language}-${country}` : language;
}

const homes: Record<Exclude<Language, 'en'>, readonly string[]> = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  es: ['ES', 'US'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'LU'],
  it: ['IT', 'CH'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
};

/** Order: the user's own language, the cookie, the site's, German (`Accept-Language` only suggests). */
export function pickLanguage(...wishes: (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = wish === 'no' || wish === 'nn' ? 'nb' : wish;
    if (isLanguage(language)) return language;
  }
  return defaultLanguage;
}
