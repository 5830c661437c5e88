import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useUser } from '#features/account/web/index.ts';
import { getChats } from '../contract/chats.ts';

/** The list of conversations, newest first. */
export const chatsQuery = (api: Api) =>
  queryOptions({ queryKey: ['chats'], queryFn: async ({ signal }) => (await api(getChats, { signal })).chats });

/** All unread messages: what the badge, the title and the app badge show. */
export function useUnreadTotal(): number {
  const user = useUser();
  const { data } = useQuery({ ...chatsQuery(useApi()), enabled: user !== null });
  return user === null ? 0 : (data ?? []).reduce((sum, chat) => sum + chat.num_unread_messages, 0);
}
