const firsts: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/** A day with its month as sentences have it: some languages count the first of a month, and Intl writes "1 décembre". */
export const withOrdinalFirst = (date: string, locale: string): string => date.replace(/^1(?=\s)/, firsts[locale.slice(0, 2)] ?? '1');
