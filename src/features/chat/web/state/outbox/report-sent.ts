import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { newestCreditsQuery, sentMessagesKey } from '#features/orders/web/index.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import type { Message } from '../../../contract/message.ts';
import { chatsQuery } from '../cache/chats-query.ts';
import { chatsKey } from '../cache/keys.ts';
import type { Outgoing } from './outbox.ts';

const loadChats = (queries: QueryClient, api: Api) => queries.fetchQuery({ ...chatsQuery(api), staleTime: 0 });

/**
 * For the page of the order that has paid for a message: it says that the message is out. The list has the other member's name and
 * photo. Rejects without a connection; the page then offers the way back as always.
 */
export async function reportSent(queries: QueryClient, api: Api, conversation: number, { id, text }: Message): Promise<void> {
  const find = (chats: readonly ChatEntry[] = []) => chats.find((chat) => chat.conversation.id === conversation)?.profile;
  const order = await queries.fetchQuery(newestCreditsQuery(api));
  const to = find(queries.getQueryData(chatsKey)) ?? find(await loadChats(queries, api));
  if (order === null || to === undefined) return;
  // Both the response and the live event report it.
  queries.setQueryData(sentMessagesKey, (sent = []) => [...sent.filter((other) => other.id !== id), { id, order, conversation, to, text }]);
}

/** For a message that another window or the service worker seems to have sent: reports it if it is the last of its conversation. */
export async function reportSentElsewhere(queries: QueryClient, api: Api, { to, client_id }: Outgoing): Promise<void> {
  const chat = (await loadChats(queries, api)).find(({ profile }) => profile.id === to);
  if (chat?.last_message?.client_id === client_id) await reportSent(queries, api, chat.conversation.id, chat.last_message);
}
