import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Api, ApiError, lastingTransport } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useLive } from '#platform/web/live/live-context.ts';
import type { LiveClient } from '#platform/web/live/live-client.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import type { ChatEntry } from '../contract/chats.ts';
import { putDraft } from '../contract/endpoints.ts';
import type { ChatImage } from '../contract/message.ts';
import { browserSession, browserStorage, createMemoryStorage } from './browser-storage.ts';
import { writeDraft, writeMessage, writeNewConversation } from './cache-writer.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createLazyTray, type LazyTray } from './lazy-tray.ts';
import { createOpenChat, type OpenChat } from './open-chat.ts';
import { createOutbox, type Outbox, type Outgoing, type TakenBack } from './outbox.ts';
import { createSender, type Sent } from './outbox-send.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { chatsQuery } from './chats-query.ts';
import type { Chat } from './queries.ts';
import { createRevealed, type Revealed } from './revealed.ts';
import { createTypingStore, type TypingStore } from './typing-store.ts';

/** What a member's chat remembers beside the cache of the server's answers. */
export interface ChatTools {
  readonly user: number;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  /** Pictures that are chosen and not sent. */
  readonly tray: LazyTray;
  readonly revealed: Revealed;
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
  const live = useLive();
  const user = useMember().profile.id;
  const known = toolsOf.get(queries);
  if (known?.user === user) return known;
  const tools = createChatTools(queries, api, live, user);
  toolsOf.set(queries, tools);
  return tools;
}

function createChatTools(queries: QueryClient, api: Api, live: LiveClient, user: number): ChatTools {
  const isServer = typeof document === 'undefined';
  const storage = isServer ? createMemoryStorage() : browserStorage;
  const isHere = () => queries.getQueryData(userQuery(api).queryKey)?.profile.id === user;
  /** What one member left must not go out in the name of the next. */
  const onlyHere = () => {
    if (!isHere()) throw new ApiError(403, 'authentication_required');
  };
  const drafts = createDrafts({
    storage,
    user,
    kept: (to) => keptDraft(queries, api, to),
    async put({ to, text, written_at }) {
      onlyHere();
      return api.through(lastingTransport)(putDraft, { body: { profile: to, text, written_at } });
    },
    onKept: ({ to, text }) => writeDraft(queries, to, text),
    now: () => new Date(),
  });
  const onReady = (to: number, images: readonly ChatImage[]) => {
    const words = drafts.get(to).trim();
    images.forEach((image, index) => outbox.add(to, index === 0 ? words : '', { image }));
    drafts.set(to, '');
  };
  const tray = createLazyTray(async () => {
    const { createUploadingTray } = await import('./image-upload.ts');
    return createUploadingTray({ queries, api, mayUpload: onlyHere, onReady });
  });
  const toDraft = (to: number, { text, images }: TakenBack) => {
    if (text !== '') drafts.set(to, [text, drafts.get(to)].filter((part) => part.trim() !== '').join('\n'));
    if (images.length > 0) void tray.load().then((loaded) => loaded.restore(to, images));
  };
  const setCredits = (credits: number) => queries.setQueryData(userQuery(api).queryKey, (member) => member && { ...member, credits });
  // Made with the first message: the server never sends one, and has one client for all.
  let sender: ReturnType<typeof createSender> | undefined;
  const outbox = createOutbox<Sent>({
    send: (item) => (sender ??= createSender(live, api))(item),
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
  return {
    user,
    outbox,
    drafts,
    tray,
    revealed: createRevealed(isServer ? createMemoryStorage() : browserSession),
    typing: createTypingStore(),
    takeBack: (to) => toDraft(to, outbox.takeBack(to)),
    open: createOpenChat(),
  };
}

/** What the server keeps of what is written to a member, as far as it was loaded. */
function keptDraft(queries: QueryClient, api: Api, profile: number): string {
  const entry = entryOf(queries.getQueryData(chatsQuery(api).queryKey), profile);
  if (entry !== undefined) return entry.draft;
  const open = queries.getQueriesData<Chat>({ queryKey: ['chat'] });
  return open.find(([, chat]) => chat?.profile.id === profile)?.[1]?.draft ?? '';
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
