import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { sentMessagesKey } from '#features/orders/web/index.ts';
import type { ChatEntry } from '../../../contract/chats.ts';
import type { Message } from '../../../contract/message.ts';
import { chatsQuery } from '../cache/chats-query.ts';
import { chatsKey } from '../cache/keys.ts';

/** For the page of the order that has paid for a message: it says that the message is out. The list has the other member's name and photo. */
export async function reportSent(queries: QueryClient, api: Api, conversation: number, { id, text, sent_at }: Message): Promise<void> {
  const find = (chats: readonly ChatEntry[] = []) => chats.find((chat) => chat.conversation.id === conversation)?.profile;
  const load = async () => find(await queries.fetchQuery({ ...chatsQuery(api), staleTime: 0 }));
  const to = find(queries.getQueryData(chatsKey)) ?? (await load().catch(() => undefined));
  // Without a connection the page offers the way to the conversation as always.
  if (to === undefined) return;
  // Both the response and the live event report it.
  queries.setQueryData(sentMessagesKey, (sent = []) => [
    ...sent.filter((other) => other.id !== id),
    { id, conversation, to, text, sent_at },
  ]);
}
