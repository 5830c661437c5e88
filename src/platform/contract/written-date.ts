const firsts: Readonly<Record<string, string>> = { fr: '1er', it: '1º' };

/**
 * A date as people write it in a sentence. Some languages write the first of a month as an ordinal, but Intl writes "1 décembre". A
 * line never breaks between a number and the word that it belongs to ("1er décembre", "20 h 04", "December 5").
 */
export const writtenDate = (date: string, locale: string): string =>
  date
    .replace(/(?<![\p{L}\p{N}.,])1(?=\s\p{L})/u, firsts[locale.slice(0, 2)] ?? '1')
    .replaceAll(/(?<!\p{N})(\p{N}{1,2}(?:er|[.º])?) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/(?<=\p{L}) (?=\p{N}{1,2}(?!\p{N}|:))/gu, '\u00a0')
    .replace(/ a las (?=0?1:)/u, ' a la ');

/** A time as it follows a preposition: Spanish gives it an article, "las 13:05" and "la 1:05"; its texts have none before a time. */
export const writtenTime = (time: string, locale: string): string =>
  locale.startsWith('es') ? `${/^0?1\D/.test(time) ? 'la' : 'las'}\u00a0${time}` : time;
