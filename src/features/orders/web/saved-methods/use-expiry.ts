import { useFormatter, useTranslations } from 'use-intl';
import type { SavedMethod } from '../../contract/saved-method.ts';

/** Until when a saved method can be used: "valid until 08/28"; null when it does not expire. */
export function useExpiry(): (savedMethod: SavedMethod) => string | null {
  const t = useTranslations('orders.savedMethods');
  const format = useFormatter();
  return ({ expires, expired }) => {
    if (expires === null) return null;
    if (expired) return t('expired');
    // The middle of a month is in that month in every time zone.
    return t('expires', { month: format.dateTime(new Date(`${expires}-15T12:00:00Z`), { month: '2-digit', year: 'numeric' }) });
  };
}
