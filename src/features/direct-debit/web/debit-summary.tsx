import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Panel } from '#platform/web/ui/index.ts';
import type { DirectDebit } from '../contract/endpoints.ts';
import { Bill, DiscountLine } from '#features/orders/web/index.ts';
import { usePackageName } from '#features/shop/web/index.ts';

interface Props {
  readonly debit: DirectDebit;
  readonly account: string | null;
  readonly children: ReactNode;
}

/** The purchase, with the total right above the button. */
export function DebitSummary({ debit: { order }, account, children }: Props) {
  const t = useTranslations('orders');
  const accountLabel = useTranslations('direct-debit.debit')('account');
  const money = useMoney();
  const nameOf = usePackageName();
  const { discount, total, vat } = order;
  return (
    <Panel as="aside" tone="raised" className="summary">
      <h2 className="title-s">{t('checkout.summary')}</h2>
      <Bill>
        <div>
          <dt>{t('checkout.once', { what: nameOf(order.package) })}</dt>
          <dd>{money(discount?.list_price ?? total)}</dd>
        </div>
        {discount && <DiscountLine code={discount.code} percentage={discount.percentage} listPrice={discount.list_price} />}
        {account !== null && (
          <div>
            <dt>{accountLabel}</dt>
            <dd>{account}</dd>
          </div>
        )}
      </Bill>
      <p className="total">
        <span>
          <b>{t('checkout.total')}</b>
          {vat.rate > 0 && (
            <span className="incl text-s soft num">
              {t('repeat.vat', { rate: vat.rate, amount: money({ ...total, amount: vat.amount }) })}
            </span>
          )}
        </span>
        <span className="title-l num">{money(total)}</span>
      </p>
      {children}
    </Panel>
  );
}
