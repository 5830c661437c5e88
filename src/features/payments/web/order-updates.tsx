import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useLiveEvent } from '#platform/web/live/live-context.ts';
import { orderChanged } from '../contract/events.ts';
import { type News, OrderNews } from './order-news.tsx';

/** Hears what becomes of the member's orders: refreshes what shows them, and tells whoever is on another page. */
export function OrderUpdates() {
  const queries = useQueryClient();
  const catalogs = useCatalogs();
  const { pathname } = useLocation();
  const [news, setNews] = useState<News | null>(null);
  useLiveEvent(orderChanged, ({ order, state }) => {
    void queries.invalidateQueries({ queryKey: ['orders'] });
    if ((state !== 'completed' && state !== 'failed') || pathname === `/transactions/${order}`) return;
    void catalogs.ensure(['payments']).then(() => setNews({ order, state }));
  });
  const told = useCallback(() => setNews(null), []);
  return news && <OrderNews news={news} onTold={told} />;
}
