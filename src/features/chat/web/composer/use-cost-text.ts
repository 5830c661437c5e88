import { useTranslations } from 'use-intl';
import { useSpendPrice } from '#features/account/web/index.ts';
import type { Chat } from '../state/cache/queries.ts';

/** Formats a price in one line, such as "1 Credit, 0,25 €". */
export function useCostText(): (cost: Chat['cost']) => string {
  const t = useTranslations('chat.composer');
  const priceOf = useSpendPrice();
  return (cost) => {
    const price = priceOf(cost.credits);
    const credits = t('credits', { n: cost.credits });
    return price === null ? credits : `${credits}, ${price}`;
  };
}

export const multiplyCost = ({ credits }: Chat['cost'], count: number): Chat['cost'] => ({ credits: credits * count });
