import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import type { Chat } from '../cache/queries.ts';

/** Formats a price in one line, such as "1 Credit, 0,20 €". */
export function useCostText(): (cost: Chat['cost']) => string {
  const t = useTranslations('chat.composer');
  const money = useMoney();
  return (cost) => {
    const credits = t('credits', { n: cost.credits });
    return cost.money === null || cost.credits === 0 ? credits : `${credits}, ${money(cost.money)}`;
  };
}

export const multiplyCost = ({ credits, money }: Chat['cost'], count: number): Chat['cost'] => ({
  credits: credits * count,
  money: money && { ...money, amount: money.amount * count },
});
