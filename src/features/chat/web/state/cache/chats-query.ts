import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import type { Totals } from '#features/badge-counts/contract/totals.ts';
import { loadedOrInvalidated, useTotals } from '#features/badge-counts/web/index.ts';
import { getChats } from '../../../contract/calls.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import { chatsKey } from './keys.ts';

/** The list of conversations, newest first. */
export const chatsQuery = (api: Api) =>
  queryOptions({ queryKey: chatsKey, queryFn: async ({ signal }) => (await api(getChats, { signal })).chats });

/** The number of unread messages in all conversations, for the navigation badge, the page title and the app badge. */
export function useUnreadTotal(): number {
  const user = useUser();
  const { data: chats } = useQuery({ ...chatsQuery(useApi()), enabled: (query) => user !== null && loadedOrInvalidated(query) });
  const totals = useTotals(chats === undefined);
  return user === null ? 0 : unreadOf(chats, totals);
}

/** From the list once it is loaded, until then from the totals. */
export const unreadOf = (chats: readonly ChatEntry[] | undefined, totals: Totals | undefined): number =>
  chats === undefined ? (totals?.unread_messages ?? 0) : chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
