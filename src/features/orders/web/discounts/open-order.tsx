import './open-order.css';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, Panel } from '#platform/web/ui/index.ts';
import type { Order } from '../../contract/order.ts';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import { useOrderName } from '../order/use-order-name.ts';
import { DiscountLine } from '../order/discount-line.tsx';

interface Props {
  readonly order: Order;
  /** Called when the member wants another order, without the code. */
  readonly onAnew: () => void;
}

/** Shown before another order: a member who left the payment page continues at the price of the first order, and does not order twice. */
export function OpenOrder({ order, onAnew }: Props) {
  const t = useTranslations('orders.openOrder');
  const bill = useTranslations('orders');
  const see = useTranslations('discounts.choice');
  const money = useMoney();
  const nameOf = useOrderName();
  const methodName = useMethodName();
  const { id, total, discount, method, payment_url: paymentUrl } = order;
  return (
    <Panel as="section" tone="raised" className="summary open-order" aria-labelledby="open-order">
      <h2 className="title-s" id="open-order">
        {t('title')}
      </h2>
      {discount && <p className="soft">{t('lead', { code: discount.code })}</p>}
      <dl className="bill num">
        <div>
          <dt>{nameOf(order)}</dt>
          <dd>{money(discount?.list_price ?? total)}</dd>
        </div>
        {discount && <DiscountLine code={discount.code} percentage={discount.percentage} listPrice={discount.list_price} />}
        <div>
          <dt>{bill('checkout.method')}</dt>
          <dd>{methodName(method)}</dd>
        </div>
      </dl>
      <p className="total">
        <b>{bill('checkout.total')}</b>
        <span className="title-l num">{money(total)}</span>
      </p>
      {paymentUrl === null ? (
        <Link className="btn primary tall wide" to={`/transactions/${id}`}>
          {see('openOrder')}
        </Link>
      ) : (
        <a className="btn primary tall wide" href={paymentUrl}>
          {bill('result.pay')}
        </a>
      )}
      <Button kind="quiet" wide onClick={onAnew}>
        {t('anew')}
      </Button>
    </Panel>
  );
}
