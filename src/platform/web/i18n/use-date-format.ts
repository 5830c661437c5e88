import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';
import { withOrdinalFirst } from '#platform/contract/ordinal-first.ts';

/** Dates with a month in words, as in sentences of the reader's language: "1er mars", where Intl writes "1 mars". */
export function useDateFormat(): (date: Date, options: DateTimeFormatOptions) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (date, options) => withOrdinalFirst(format.dateTime(date, options), locale);
}
