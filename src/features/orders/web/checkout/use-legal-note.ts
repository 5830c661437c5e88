import { useTranslations } from 'use-intl';
import { useSettings } from '#features/site/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';

/** The note below the order button: nothing renews, and until when the purchase can be given back. */
export function useLegalNote(): (pkg: Pick<Package, 'days'>) => string {
  const t = useTranslations('orders');
  const { refund_days: days } = useSettings();
  return (pkg) => t(pkg.days > 0 ? 'timed.legal' : 'checkout.legal', { days });
}
