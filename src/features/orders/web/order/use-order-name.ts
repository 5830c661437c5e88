import { useTranslations } from 'use-intl';
import type { Order } from '../../contract/order.ts';
import { usePackageName } from '#features/shop/web/index.ts';

/** What an order was for: a package, or what was owed of an earlier order. */
export function useOrderName(): (order: Order) => string {
  const t = useTranslations('orders.owed');
  const nameOf = usePackageName();
  return ({ package: bought, settles, settles_number }) =>
    settles === null ? nameOf(bought) : t('payment', { order: settles_number ?? String(settles) });
}
