import { useTranslations } from 'use-intl';
import { isBrand, brands } from '#features/payment-providers/contract/method-brands.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { OrderRow } from '../contract/schemas.ts';

interface OrderWords {
  /** How the order stands: what hangs and what went back come before the state. */
  readonly stateOf: (row: Pick<OrderRow, 'state' | 'hangs' | 'returned'>) => string;
  readonly methodOf: (method: PaymentMethod) => string;
  /** "100 Credits", or "30 days of premium". */
  readonly goodsOf: (row: Pick<OrderRow, 'credits' | 'days'>) => string;
}

export function useOrderWords(): OrderWords {
  const t = useTranslations('office-orders');
  return {
    stateOf: ({ state, hangs, returned }) =>
      hangs !== null ? t(`hangs.${hangs}`) : returned !== null ? t(`returned.${returned}`) : t(`states.${state}`),
    methodOf: (method) => (isBrand(method) ? brands[method] : t(`methods.${method}`)),
    goodsOf: ({ credits, days }) => (days > 0 ? t('days', { n: days }) : t('credits', { n: credits })),
  };
}
