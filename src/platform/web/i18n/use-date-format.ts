import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';
import { writtenDate } from '#platform/contract/written-date.ts';

/** Dates as the reader’s language writes them in sentences: "1er mars", where Intl writes "1 mars". */
export function useDateFormat(): (date: Date, options: DateTimeFormatOptions) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (date, options) => writtenDate(format.dateTime(date, options), locale);
}
