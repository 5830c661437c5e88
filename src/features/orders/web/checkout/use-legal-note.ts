import { useTranslations } from 'use-intl';
import { useSettings } from '#features/site/web/index.ts';
import type { Package } from '#features/shop/contract/package.ts';

/** What stands below the order button: that nothing renews, and until when what can be given back. */
export function useLegalNote(): (pkg: Pick<Package, 'days'>) => string {
  const t = useTranslations('orders');
  const { refund_days: days } = useSettings();
  return (pkg) => t(pkg.days > 0 ? 'timed.legal' : 'checkout.legal', { days });
}
