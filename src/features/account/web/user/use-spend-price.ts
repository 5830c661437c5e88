import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { priceOf } from '#features/credits/contract/spend-price.ts';
import { useMember } from './user-provider.tsx';

/**
 * What spending credits costs this member in money, as text: "0,25 €", "geschenkt", "ab 0,16 €". Null when there is nothing to
 * say. It follows from the credits that the member has now, so it is right after each spend without a further call.
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
