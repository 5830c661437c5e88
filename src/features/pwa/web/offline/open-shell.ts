import type { QueryClient } from '@tanstack/react-query';
import { type DataRouter } from 'react-router';
import { type Api } from '#platform/web/data/api-client.ts';
import { retryPolicy } from '#platform/web/data/query-client.ts';
import { readCookie } from '#platform/web/shell/read-cookie.ts';
import { userQuery } from '#features/account/web/index.ts';
import { restoreOfflineQueries } from './offline-queries.ts';

/**
 * Fills the cache with the member's stored data, in place of the server's. Must be called before the router loads data. Returns when
 * the data was stored, in ms since 1970.
 */
export async function openShell(queries: QueryClient): Promise<number | null> {
  const theme = readCookie('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const { queries: defaults } = queries.getDefaultOptions();
  queries.setDefaultOptions({
    queries: {
      ...defaults,
      // Without a connection, missing data fails at once, and is loaded again with the connection.
      retry: (failures: number, error: Error) => navigator.onLine && retryPolicy.retry(failures, error),
    },
  });
  return restoreOfflineQueries(queries, Date.now());
}

/** Resolves when the page of the address can be drawn, or its error page. */
export const whenLoaded = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Once there is a connection: first checks that the same member is logged in, then reloads everything. */
export function refreshWithConnection(queries: QueryClient, api: Api, router: DataRouter): void {
  const refresh = async () => {
    await queries.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
    await queries.invalidateQueries();
    if (router.state.errors !== null) await router.revalidate();
  };
  addEventListener('online', () => void refresh());
  // The connection may have come back while the shell was opened.
  if (navigator.onLine) void refresh();
}
