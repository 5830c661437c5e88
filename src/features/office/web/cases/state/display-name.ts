/** The name of a language or a country in the reader's language; its code where the browser knows none. */
export function displayName(locale: string, type: 'language' | 'region', code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
