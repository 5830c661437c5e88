import './struck-price.css';
import { useTranslations } from 'use-intl';
import type { Money } from '#platform/contract/money.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';

interface Props {
  readonly list: Money;
  /** What is paid. */
  readonly price: Money;
}

/** A price; where a discount makes it lower than the list price, that one stands before it, struck. */
export function StruckPrice({ list, price }: Props) {
  const t = useTranslations('shop.package');
  const money = useMoney();
  return (
    <>
      {price.amount < list.amount && (
        <>
          <s className="list-price">
            <span className="sr">{t('instead')} </span>
            {money(list)}
          </s>{' '}
        </>
      )}
      {money(price)}
    </>
  );
}
