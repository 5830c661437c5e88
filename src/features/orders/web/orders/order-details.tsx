import '../order/order.css';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { ButtonLink, Panel } from '#platform/web/ui/index.ts';
import type { Order } from '../../contract/order.ts';
import { DiscountLine } from '../order/discount-line.tsx';
import { ReceiptLinks } from './receipt-links.tsx';
import { useOrderName } from '../order/use-order-name.ts';
import { useMethodName } from '#features/payment-providers/web/index.ts';

/** The order as a receipt. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useTranslations('orders');
  const dateText = useDateFormat();
  const money = useMoney();
  const nameOf = useOrderName();
  const methodName = useMethodName();
  const { vat, total, discount } = order;
  const rows: [string, string][] = [
    [t('result.package'), nameOf(order)],
    [t('checkout.method'), order.means ?? methodName(order.method)],
    [t('result.date'), dateText(new Date(order.created_at), { dateStyle: 'medium', timeStyle: 'short' })],
    [t('result.number'), order.number],
  ];
  return (
    <Panel as="section">
      <h2 className="title-s">{t('result.order')}</h2>
      <dl className="bill num mt-2">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {discount && <DiscountLine code={discount.code} percentage={discount.percentage} listPrice={discount.list_price} />}
        {vat.rate > 0 && (
          <div>
            <dt className="soft">{t('checkout.vat', { rate: vat.rate })}</dt>
            <dd>{money({ ...total, amount: vat.amount })}</dd>
          </div>
        )}
      </dl>
      <p className="total">
        <b>{t('checkout.total')}</b>
        <span className="title-m num">{money(total)}</span>
      </p>
      <ReceiptLinks order={order.id} />
      {order.state !== 'failed' && order.settles === null && order.returned === null && (
        <ButtonLink className="mt-4" to={`/withdrawal?order=${order.number}`}>
          {t('withdrawal.of')}
        </ButtonLink>
      )}
      <Link className="link mt-4 block" to="/transactions">
        {t('result.allOrders')}
      </Link>
    </Panel>
  );
}
