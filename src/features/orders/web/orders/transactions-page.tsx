import '../order/order.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState, Pill } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import type { Order, OrderState } from '../../contract/order.ts';
import { useOrderName } from '../order/use-order-name.ts';
import { MoneyTabs } from '../movements/money-tabs.tsx';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import { OwedNotice } from '../debts/owed-notice.tsx';
import { debtsQuery, invoicesQuery, ordersQuery } from '../state/queries.ts';
import { ReceiptLinks } from './receipt-links.tsx';
import { EmptyReceipt } from '../empty-receipt.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const { queries, api } = tools;
  await throwToErrorPage(
    Promise.all([queries.fetchQuery(ordersQuery(api)), queries.fetchQuery(invoicesQuery(api)), queries.fetchQuery(debtsQuery(api))]),
  );
  return null;
}

/** /transactions: the member's orders, newest first. */
export function Component() {
  const t = useTranslations('orders.list');
  const repeat = useTranslations('orders.repeat');
  const receipt = useTranslations('orders.receipt');
  const withdrawal = useTranslations('orders.withdrawal');
  const { data: orders } = useSuspenseQuery(ordersQuery(useApi()));
  return (
    <div className="orders">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <MoneyTabs />
      <OwedNotice />
      {orders.length === 0 ? (
        <EmptyState
          title={t('empty')}
          art={<EmptyReceipt />}
          actions={
            <ButtonLink kind="primary" to="/credits">
              {t('buy')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          {orders.some(({ state }) => state === 'completed') && (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/credits/repeat-order">{repeat('title')}</ButtonLink>
              <ButtonLink to="/withdrawal">{withdrawal('title')}</ButtonLink>
            </div>
          )}
          <ul className="order-list">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
                <ReceiptLinks order={order.id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {orders.length > 0 && <p className="text-s soft">{receipt('kept')}</p>}
    </div>
  );
}

const kinds = { loading: 'outline', pending: 'amber', completed: 'ok', failed: 'warn' } as const satisfies Record<OrderState, string>;

function OrderRow({ order }: { readonly order: Order }) {
  const states = useTranslations('orders.states');
  const back = useTranslations('orders.returned');
  const dateText = useDateFormat();
  const money = useMoney();
  const nameOf = useOrderName();
  const methodName = useMethodName();
  const discounts = useTranslations('discounts');
  const { discount } = order;
  return (
    <Link className="order-row" to={`/transactions/${order.id}`}>
      <b>{nameOf(order)}</b>
      <span className="title-s num">{money(order.total)}</span>
      <span className="text-m soft num">
        {dateText(new Date(order.created_at), { dateStyle: 'medium' })} · {order.number} · {methodName(order.method)}
        {discount && ` · ${discounts('summary', { code: discount.code, percentage: discount.percentage })}`}
      </span>
      {order.returned === null ? (
        <Pill kind={kinds[order.state]}>{states(order.state)}</Pill>
      ) : (
        <Pill kind="outline">{back(order.returned === 'chargeback' ? 'chargedBack' : 'refunded')}</Pill>
      )}
    </Link>
  );
}
