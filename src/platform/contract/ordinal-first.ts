const firsts: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/** A date with its month in words as sentences have it: some languages count the first of a month, and Intl writes "1 décembre". */
export const withOrdinalFirst = (date: string, locale: string): string =>
  date.replace(/(?<![\p{L}\p{N}.,])1(?=\s\p{L})/u, firsts[locale.slice(0, 2)] ?? '1');
