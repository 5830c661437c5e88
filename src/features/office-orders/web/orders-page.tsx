import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { cx, EmptyState } from '#platform/web/ui/index.ts';
import { OrdersPanel } from './list/orders-panel.tsx';
import { type Orders, useOrders } from './list/use-orders.ts';
import { OrderView } from './story/order-view.tsx';

/** The site's orders, and the story of the one whose id stands in the address. */
export function Component() {
  const { id: param } = useParams();
  const named = Number(param);
  const id = Number.isSafeInteger(named) && named > 0 ? named : null;
  const orders = useOrders();
  return (
    <div className={cx('office-panes', id !== null && 'opened')}>
      <OrdersPanel orders={orders} open={id} />
      {id === null ? <Rest orders={orders} /> : <OrderView key={id} id={id} orders={orders} />}
    </div>
  );
}

function Rest({ orders: { counts } }: { readonly orders: Orders }) {
  const t = useTranslations('office-orders.list');
  const bar = useTranslations('office.bar');
  return (
    <div className="case rest">
      <PageTitle text={bar('titled', { page: t('name') })} />
      {counts !== null && (
        <EmptyState bare level={2} title={t('rest', { n: counts.hanging })}>
          {t('restLead')}
        </EmptyState>
      )}
    </div>
  );
}
