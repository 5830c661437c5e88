import { useTimeZone, useTranslations } from 'use-intl';
import { dayIn } from '#platform/contract/time.ts';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { useToday } from '#platform/web/i18n/use-today.ts';

/** "until 6:42 pm today", for a time less than a day ahead. */
export function useUntil(): (end: Date) => string {
  const t = useTranslations('app.bonus');
  const timeText = useTimeText();
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useToday();
  return (end) => {
    const time = timeText(end);
    return dayIn(timeZone, end) === today ? t('today', { time }) : t('tomorrow', { time });
  };
}
