const firsts: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/**
 * A date with its month in words, as in a sentence: some languages write the first of a month as an ordinal, but Intl writes "1
 * décembre".
 */
export const withOrdinalFirst = (date: string, locale: string): string =>
  date.replace(/(?<![\p{L}\p{N}.,])1(?=\s\p{L})/u, firsts[locale.slice(0, 2)] ?? '1');
