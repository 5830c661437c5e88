import { useLocale } from 'use-intl';

export type DecimalSign = ',' | '.';

/** The sign before decimals in the language of the page; both are read. */
export const useDecimalSign = (): DecimalSign => (useLocale().startsWith('de') ? ',' : '.');
