import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useLive, useLiveEvent } from '#platform/web/live/use-live.ts';
import { creditsChanged } from '#features/credits/contract/calls.ts';
import { orderChanged } from '../../contract/calls.ts';
import { ordersKey } from '../state/keys.ts';
import { type FinishedOrder, OrderToast } from './order-toast.tsx';

/** On live order events: refreshes order queries, and shows a toast unless the order's own page is open or opens next. */
export function OrderUpdates() {
  const queries = useQueryClient();
  const catalogs = useCatalogs();
  const { pathname } = useLocation();
  const [finished, setFinished] = useState<FinishedOrder | null>(null);
  const live = useLive();
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: ordersKey }), [queries]);
  // Also on the first connection: events between the render of the page and the connection were sent to nobody.
  useEffect(() => live.onReady(refresh), [live, refresh]);
  // A payment that the bank takes back or a refund that ends changes no order's state, only the buyer's balance.
  useLiveEvent(creditsChanged, refresh);
  useLiveEvent(orderChanged, ({ order, state }) => {
    refresh();
    // A saved method is charged at once: the page that placed the order opens the result.
    const shown = pathname === `/transactions/${order}` || pathname === '/credits/repeat-order';
    if ((state !== 'completed' && state !== 'failed') || shown) return;
    void catalogs.ensure(['orders']).then(() => setFinished({ order, state }));
  });
  const clear = useCallback(() => setFinished(null), []);
  return finished && <OrderToast finished={finished} onShown={clear} />;
}
