import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import { type ChatEntry, sendGift, sendMessage } from '../contract/endpoints.ts';
import { browserStorage, createMemoryStorage } from './browser-storage.ts';
import { writeMessage, writeNewConversation } from './cache-writer.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createOpenChat, type OpenChat } from './open-chat.ts';
import { createOutbox, type Outbox, type Outgoing } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { type Chat, chatsQuery } from './queries.ts';
import { createTypingStore, type TypingStore } from './typing-store.ts';

/** What a member's chat remembers beside the cache of the server's answers. */
export interface ChatTools {
  readonly user: number;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly typing: TypingStore;
  /** What waits for a member becomes a draft again. */
  takeBack(to: number): void;
  readonly open: OpenChat;
}

const toolsOf = new WeakMap<QueryClient, ChatTools>();

/** One set for each member and cache. */
export function useChatTools(): ChatTools {
  const queries = useQueryClient();
  const api = useApi();
  const user = useMember().profile.id;
  const known = toolsOf.get(queries);
  if (known?.user === user) return known;
  const tools = createChatTools(queries, api, user);
  toolsOf.set(queries, tools);
  return tools;
}

function createChatTools(queries: QueryClient, api: Api, user: number): ChatTools {
  const storage = typeof document === 'undefined' ? createMemoryStorage() : browserStorage;
  const drafts = createDrafts(storage, user);
  const toDraft = (to: number, text: string) => drafts.set(to, [text, drafts.get(to)].filter((part) => part.trim() !== '').join('\n'));
  const setCredits = (credits: number) => queries.setQueryData(userQuery(api).queryKey, (member) => member && { ...member, credits });
  const outbox = createOutbox<ReplyOf<typeof sendMessage>>({
    send: ({ to, client_id, text, gift }) =>
      gift === null
        ? api(sendMessage, { body: { profile: to, client_id, text } })
        : api(sendGift, { body: { profile: to, client_id, gift, text } }),
    onSent(item, { conversation, message, credits }) {
      setCredits(credits);
      const arrival = { conversation, message, unread: false };
      if (writeMessage(queries, arrival, item.to) !== 'stray') return;
      const profile = partner(queries, item.to);
      if (profile === undefined) void queries.invalidateQueries({ queryKey: chatsQuery(api).queryKey });
      else writeNewConversation(queries, arrival, profile);
    },
    onHeld: setCredits,
    onReturned: toDraft,
    storage: createOutboxStorage(storage, user),
    isOnline: () => navigator.onLine,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  return { user, outbox, drafts, typing: createTypingStore(), takeBack: (to) => toDraft(to, outbox.takeBack(to)), open: createOpenChat() };
}

/** The other side of a conversation that is open but not in the list yet. */
function partner(queries: QueryClient, profile: number): Chat['profile'] | undefined {
  const open = queries.getQueriesData<Chat>({ queryKey: ['chat'] });
  return open.map(([, chat]) => chat?.profile).find((member) => member?.id === profile);
}

export const entryOf = (chats: readonly ChatEntry[] | undefined, profile: number): ChatEntry | undefined =>
  chats?.find((chat) => chat.profile.id === profile);

/** What is on its way to a member. */
export const outgoingTo = (items: readonly Outgoing[], profile: number): Outgoing[] => items.filter(({ to }) => to === profile);
