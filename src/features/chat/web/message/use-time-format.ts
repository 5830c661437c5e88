import { useTimeZone, useTranslations } from 'use-intl';
import type { Day } from '#platform/contract/time.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { dayOf, nearness } from '#platform/web/i18n/near-days.ts';
import { useToday } from '#platform/web/i18n/use-today.ts';

/** Formats a time of day in the viewer's language, such as 18:44. */
export function useTimeOfDay(): (instant: string) => string {
  const dateText = useDateFormat();
  return (instant) => dateText(new Date(instant), { hour: '2-digit', minute: '2-digit' });
}

/** Formats the time of a message as briefly as possible: 18:44, yesterday, Mon, 12 Nov. */
export function useListTime(): (instant: string) => string {
  const dateText = useDateFormat();
  const timeOfDay = useTimeOfDay();
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useToday();
  const t = useTranslations('chat.list');
  return (instant) => {
    const date = new Date(instant);
    switch (nearness(dayOf(timeZone, instant), today)) {
      case 'today':
        return timeOfDay(instant);
      case 'yesterday':
        return t('yesterday');
      case 'week':
        return dateText(date, { weekday: 'short' });
      case 'year':
        return dateText(date, { day: 'numeric', month: 'short' });
      case 'older':
        return dateText(date, { day: 'numeric', month: 'numeric', year: '2-digit' });
    }
  };
}

/** Formats the heading above the messages of a day. */
export function useDayHeading(): (day: Day) => string {
  const dateText = useDateFormat();
  const today = useToday();
  const t = useTranslations('chat.thread');
  return (day) => {
    // A day has no time zone: noon in UTC is on that day when formatted in UTC.
    const date = new Date(`${day}T12:00:00Z`);
    switch (nearness(day, today)) {
      case 'today':
        return t('today');
      case 'yesterday':
        return t('yesterday');
      case 'week':
        return dateText(date, { weekday: 'long', timeZone: 'UTC' });
      case 'year':
        return dateText(date, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
      case 'older':
        return dateText(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    }
  };
}
