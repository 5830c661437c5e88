import { useTimeZone, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { dayIn } from '#platform/contract/time.ts';
import { useClock } from './use-clock.ts';

/** Ms. */
const justNow = 120_000;

/** A time of the last days as people say it: now, 14:49, yesterday 9:10, 3 March 2026. */
export function useWhen(): (time: string) => string {
  const t = useTranslations('office.when');
  const dateText = useDateFormat();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useClock(30_000);
  return (time) => {
    const at = new Date(time);
    const away = now - at.getTime();
    if (Math.abs(away) < justNow) return t('now');
    const clock = dateText(at, { hour: 'numeric', minute: '2-digit' });
    const day = dayIn(timeZone, at);
    if (day === dayIn(timeZone, new Date(now))) return clock;
    if (day === dayIn(timeZone, new Date(now - 86_400_000))) return t('yesterday', { time: clock });
    if (day === dayIn(timeZone, new Date(now + 86_400_000))) return t('tomorrow', { time: clock });
    return dateText(at, { dateStyle: 'medium' });
  };
}
