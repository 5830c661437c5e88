import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { onceWanted, useTotals } from '#features/members/web/index.ts';
import type { Totals } from '#features/notifications/contract/totals.ts';
import { type ChatEntry, getChats } from '../contract/chats.ts';

/** The list of conversations, newest first. */
export const chatsQuery = (api: Api) =>
  queryOptions({ queryKey: ['chats'], queryFn: async ({ signal }) => (await api(getChats, { signal })).chats });

/** All unread messages: what the badge, the title and the app badge show. */
export function useUnreadTotal(): number {
  const user = useUser();
  const { data: chats } = useQuery({ ...chatsQuery(useApi()), enabled: (query) => user !== null && onceWanted(query) });
  const totals = useTotals(chats === undefined);
  return user === null ? 0 : unreadOf(chats, totals);
}

/** The list is the truth as soon as it is there. */
export const unreadOf = (chats: readonly ChatEntry[] | undefined, totals: Totals | undefined): number =>
  chats === undefined ? (totals?.unread_messages ?? 0) : chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
