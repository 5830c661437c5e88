import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { premiumQuery } from '../state/queries.ts';

/** Shows until when the member's premium for some days lasts; renders nothing without any. */
export function PremiumUntil() {
  const t = useTranslations('orders.timed');
  const dateText = useDateFormat();
  const until = useQuery(premiumQuery(useApi())).data?.until ?? null;
  if (until === null) return null;
  const day = dateText(new Date(until), { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="soft mt-2 text-pretty">{t('until', { day })}</p>;
}
