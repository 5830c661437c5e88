import { useFormatter, useTranslations } from 'use-intl';
import type { PaymentMeans } from '../../contract/means.ts';

/** Until when stored means can be used: "valid until 08/28"; null when they do not expire. */
export function useExpiry(): (means: PaymentMeans) => string | null {
  const t = useTranslations('orders.means');
  const format = useFormatter();
  return ({ expires, expired }) => {
    if (expires === null) return null;
    if (expired) return t('expired');
    // The middle of the month is in that month in every time zone.
    return t('expires', { month: format.dateTime(new Date(`${expires}-15T12:00:00Z`), { month: '2-digit', year: 'numeric' }) });
  };
}
