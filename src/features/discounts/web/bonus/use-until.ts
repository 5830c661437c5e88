import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { dayIn } from '#platform/contract/time.ts';
import { useToday } from '#platform/web/i18n/use-today.ts';

/** "until 6:42 pm today", for a time less than a day ahead. */
export function useUntil(): (end: Date) => string {
  const t = useTranslations('app.bonus');
  const format = useFormatter();
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useToday();
  return (end) => {
    const time = format.dateTime(end, { timeStyle: 'short' });
    return dayIn(timeZone, end) === today ? t('today', { time }) : t('tomorrow', { time });
  };
}
