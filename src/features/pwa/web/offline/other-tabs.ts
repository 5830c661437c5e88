import { matchQuery, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { isWriting } from '#platform/web/interaction/is-writing.ts';
import { deleteOfflineData, keptFor } from '#platform/web/shell/offline-cache.ts';
import { getUser } from '#features/account/contract/calls.ts';
import { memberOf, userQuery } from '#features/account/web/index.ts';

interface Page {
  readonly queries: QueryClient;
  readonly api: Api;
  /** Lets the loaders of the page say where a visitor belongs. */
  readonly revalidate: () => void;
}

const name = 'member';

/**
 * The pages of one browser notify each other of the logged-in member. A page that learns of another member asks the server, and so
 * does a page that returns from the back/forward cache. In browsers without BroadcastChannel, the next call is refused
 * (`other_member`).
 */
export function followOtherTabs({ queries, api, revalidate }: Page): void {
  let channel: BroadcastChannel | null = null;
  let said: number | null | undefined;

  const say = () => {
    const member = memberOf(queries);
    if (member === said) return;
    said = member;
    channel?.postMessage(member);
  };
  const check = async () => {
    const member = memberOf(queries);
    if (member === null) {
      const found = await api(getUser).catch(() => null);
      // Does not reload while a visitor is typing, possibly into the login form.
      if (found !== null && memberOf(queries) === null && !isWriting()) location.reload();
      return;
    }
    // When another member is logged in, the API client reloads the page.
    const found = await queries.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(() => undefined);
    if (found === null) revalidate();
  };
  const open = () => {
    if (!('BroadcastChannel' in globalThis) || channel !== null) return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      if (data !== memberOf(queries)) void check();
    };
    said = undefined;
    say();
  };

  open();
  const { queryKey } = userQuery(api);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && matchQuery({ queryKey, exact: true }, query)) say();
  });
  // A page with an open channel is kept by no back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    open();
    if (persisted) void check();
  });
}

/** The page belongs to somebody who is no longer logged in: it begins again as that of the member who is. */
export async function startAnew(former: number | null): Promise<void> {
  // Without a connection the service worker would open the page of the former member again.
  if (former !== null && (await keptFor())?.id === former) await deleteOfflineData();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
  location.reload();
}
