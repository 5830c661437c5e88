import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { priceOf } from '#features/credits/contract/spend-price.ts';
import { useMember } from './user-provider.tsx';

/**
 * The price of spending credits in this member's currency, as text: "0,25 €", "geschenkt", "ab 0,16 €". Null when there is no price.
 * It is derived from the member's current credits, so it is right after each spend without another call.
 */
export function useSpendPrice(): (credits: number) => string | null {
  const t = useTranslations('credits.price');
  const money = useMoney();
  const { purse, credits: balance } = useMember();
  return (credits) => {
    const price = priceOf(purse, balance, credits);
    if (price === null) return null;
    const sum = price.money.map(money).join(' + ');
    if (price.kind === 'from') return t('from', { money: sum });
    if (sum === '') return t('gift');
    return price.gifts === 0 ? sum : t('mixed', { money: sum, n: price.gifts });
  };
}
