import { useTimeZone, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { dueOf } from './due.ts';

/** A due time as the queue writes it: 38 min, 1 h 02, 17:25, 12 days. */
export function useDueText(): (dueAt: string, now: number, counted: boolean) => string {
  const t = useTranslations('office.cases.dueIn');
  const dateText = useDateFormat();
  const timeZone = useTimeZone() ?? 'UTC';
  return (dueAt, now, counted) => {
    const due = dueOf(dueAt, now, timeZone, counted);
    switch (due.kind) {
      case 'over':
        return due.minutes < 120 ? t('over', { n: due.minutes }) : t('overHours', { n: Math.floor(due.minutes / 60) });
      case 'minutes':
        return t('minutes', { n: due.n });
      case 'hour':
        return t('hour', { minutes: String(due.minutes).padStart(2, '0') });
      case 'hours':
        return t('hours', { n: due.n });
      case 'days':
        return t('days', { n: due.n });
      case 'time':
        return dateText(new Date(dueAt), { hour: 'numeric', minute: '2-digit' });
    }
  };
}
