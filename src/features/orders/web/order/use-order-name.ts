import { useTranslations } from 'use-intl';
import type { Order } from '../../contract/order.ts';
import { usePackageName } from '#features/shop/web/index.ts';

/** The name of an order's purchase: a package, or the debt of an earlier order. */
export function useOrderName(): (order: Order) => string {
  const t = useTranslations('orders.owed');
  const nameOf = usePackageName();
  return ({ package: bought, settles, settles_number }) =>
    settles === null ? nameOf(bought) : t('payment', { order: settles_number ?? String(settles) });
}
