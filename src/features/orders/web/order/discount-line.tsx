import { useTranslations } from 'use-intl';
import type { Money } from '#platform/contract/money.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { savings } from './savings.ts';

interface Props {
  readonly code: string;
  readonly percentage: number;
  readonly listPrice: Money;
}

/** A line of the bill. */
export function DiscountLine({ code, percentage, listPrice }: Props) {
  const t = useTranslations('discounts');
  const money = useMoney();
  return (
    <div>
      <dt>{t('summary', { code, percentage })}</dt>
      <dd>{money(savings(listPrice, percentage))}</dd>
    </div>
  );
}
