import { useTimeZone, useTranslations } from 'use-intl';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { dayOf, nearness } from '#platform/web/i18n/near-days.ts';
import { useToday } from '#platform/web/i18n/use-today.ts';

/** The time of a like, more precise when recent: today at 18:12, yesterday, Monday, 12 November. */
export function useLikedAt(): (instant: string) => string {
  const t = useTranslations('likes.time');
  const dateText = useDateFormat();
  const timeText = useTimeText();
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useToday();
  return (instant) => {
    const date = new Date(instant);
    switch (nearness(dayOf(timeZone, instant), today)) {
      case 'today':
        return t('today', { clock: timeText(date) });
      case 'yesterday':
        return t('yesterday');
      case 'week':
        return dateText(date, { weekday: 'long' });
      case 'year':
        return dateText(date, { day: 'numeric', month: 'long' });
      case 'older':
        return dateText(date, { day: 'numeric', month: 'long', year: 'numeric' });
    }
  };
}
