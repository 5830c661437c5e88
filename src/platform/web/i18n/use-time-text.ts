import { useFormatter, useLocale } from 'use-intl';
import { writtenTime } from '#platform/contract/written-date.ts';

/** Times of day as the reader’s language writes them in sentences. */
export function useTimeText(): (at: Date) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (at) => writtenTime(format.dateTime(at, { timeStyle: 'short' }), locale);
}
