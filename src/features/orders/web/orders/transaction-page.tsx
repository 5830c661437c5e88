import '../order/order.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { requireMember, userQuery } from '#features/account/web/index.ts';
import type { Order } from '../../contract/order.ts';
import { clearIntents } from '../state/checkout-intent.ts';
import { OrderDetails } from './order-details.tsx';
import { nextPoll } from './order-polls.ts';
import { OrderOutcome, useOutcomeTitle } from './order-outcome.tsx';
import { invoicesQuery, orderQuery, paymentMethodsQuery, refundQuery } from '../state/queries.ts';
import { RefundPanel } from './refund-panel.tsx';

const idOf = (text: string | undefined): number => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const id = idOf(params['id']);
  if (id === 0) throw data({ code: 'not_found' }, { status: 404 });
  await throwToErrorPage(
    Promise.all([
      tools.queries.fetchQuery(orderQuery(tools.api, id)),
      tools.queries.ensureQueryData(paymentMethodsQuery(tools.api)),
      tools.queries.fetchQuery(refundQuery(tools.api, id)),
      tools.queries.fetchQuery(invoicesQuery(tools.api)),
    ]),
  );
  return null;
}

/** /transactions/{id}: the order's state as the provider reported it to the server. The buyer's return from the provider proves nothing. */
export function Component() {
  const t = useTranslations('orders.result');
  const order = useOrder(idOf(useParams()['id']));
  const title = useOutcomeTitle()(order);
  useAnnounceOutcome(order, title);
  return (
    <div className="wrap result">
      <PageTitle text={t('title')} />
      <OrderOutcome key={order.id} order={order} title={title} />
      <OrderDetails order={order} />
      {order.state === 'completed' && <RefundPanel order={order} />}
    </div>
  );
}

function useOrder(id: number): Order {
  const query = orderQuery(useApi(), id);
  return useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? nextPoll(state.data.state, state.dataUpdateCount) : false),
  }).data;
}

/** Announces a change to screen readers and refetches the related data. Once the order ends, the next purchase is a new intent. */
function useAnnounceOutcome({ state, returned }: Order, title: string): void {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const outcome = returned ?? state;
  const last = useRef(outcome);
  useEffect(() => {
    if (state === 'completed' || state === 'failed') clearIntents(sessionStorage);
    if (last.current === outcome) return;
    last.current = outcome;
    announce(title);
    if (state !== 'completed') return;
    void queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
    void queries.invalidateQueries({ queryKey: invoicesQuery(api).queryKey });
  }, [state, outcome, title, announce, queries, api]);
}
