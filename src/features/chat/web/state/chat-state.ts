import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Api, ApiError, keepaliveTransport } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import type { LiveClient } from '#platform/web/live/live-client.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { putDraft } from '../../contract/calls.ts';
import type { ChatImage } from '../../contract/message.ts';
import { browserSession, browserStorage, createMemoryStorage } from './browser-storage.ts';
import { writeDraft, writeMessage, writeNewConversation } from './cache/cache-writer.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createQuoting, type Quoting } from './quoting.ts';
import { createLazyTray, type LazyTray } from './tray/lazy-tray.ts';
import { createOpenChat, type OpenChat } from './open-chat.ts';
import { createOutbox, type Outbox, type Outgoing, type UnsentContent } from './outbox/outbox.ts';
import { createSender, type Sent } from './outbox/outbox-send.ts';
import { createOutboxStorage } from './outbox/outbox-storage.ts';
import type * as Reports from './outbox/report-sent.ts';
import { chatsQuery } from './cache/chats-query.ts';
import { conversationsKey } from './cache/keys.ts';
import type { Chat } from './cache/queries.ts';
import { createReadMarks, type ReadMarks } from './read-marks.ts';
import { createRevealed, type Revealed } from './revealed.ts';
import { createTypingStore, type TypingStore } from './typing-store.ts';

/** A member's chat state that is not in the query cache. */
export interface ChatState {
  readonly user: number;
  readonly outbox: Outbox;
  readonly readMarks: ReadMarks;
  readonly drafts: Drafts;
  readonly quoting: Quoting;
  /** Images that are chosen but not sent yet. */
  readonly tray: LazyTray;
  readonly revealed: Revealed;
  readonly typing: TypingStore;
  /** Moves unsent messages to a member from the outbox back into the draft. */
  returnToDraft(to: number): void;
  readonly open: OpenChat;
}

const stateOf = new WeakMap<QueryClient, ChatState>();

/** One instance for each member and query client. */
export function useChatState(): ChatState {
  const queries = useQueryClient();
  const api = useApi();
  const live = useLive();
  const user = useMember().profile.id;
  const existing = stateOf.get(queries);
  if (existing?.user === user) return existing;
  const state = createChatState(queries, api, live, user);
  stateOf.set(queries, state);
  return state;
}

function createChatState(queries: QueryClient, api: Api, live: LiveClient, user: number): ChatState {
  const isServer = typeof document === 'undefined';
  const storage = isServer ? createMemoryStorage() : browserStorage;
  /** Throws after another member has signed in, so that one member's unsent messages are never sent in another's name. */
  const assertSignedIn = () => {
    const isSignedIn = queries.getQueryData(userQuery(api).queryKey)?.profile.id === user;
    if (!isSignedIn) throw new ApiError(403, 'authentication_required');
  };
  const drafts = createDrafts({
    storage,
    user,
    saved: (to) => savedDraft(queries, api, to),
    async put({ to, text, age }) {
      assertSignedIn();
      return (await api.withTransport(keepaliveTransport)(putDraft, { body: { profile: to, text, age } })).written_at;
    },
    onSaved: (to, text) => writeDraft(queries, to, text),
    now: () => new Date(serverNow()),
  });
  const quoting = createQuoting();
  const onReady = (to: number, images: readonly ChatImage[]) => {
    const caption = drafts.get(to).trim();
    images.forEach((image, index) => outbox.add(to, index === 0 ? caption : '', { image, quote: quoting.take(to) }));
    drafts.set(to, '');
  };
  const tray = createLazyTray(async () => {
    const { createUploadingTray } = await import('./tray/image-upload.ts');
    return createUploadingTray({ queries, api, assertSignedIn, onReady });
  });
  const toDraft = (to: number, { text, images, quote }: UnsentContent) => {
    if (quote !== null) quoting.set(to, quote);
    if (text !== '') drafts.set(to, [text, drafts.get(to)].filter((part) => part.trim() !== '').join('\n'));
    if (images.length > 0) void tray.load().then((loaded) => loaded.restore(to, images));
  };
  const setCredits = (credits: number) => queries.setQueryData(userQuery(api).queryKey, (member) => member && { ...member, credits });
  // Both are created on first use: the server has no sender, and shares one live client between all members.
  let sender: ReturnType<typeof createSender> | undefined;
  let marks: ReadMarks | undefined;
  /** Only who was once refused for lack of credits has a price. */
  const reportPaid = ({ cost }: Outgoing, report: (part: typeof Reports) => Promise<void>) => {
    if (cost > 0) import('./outbox/report-sent.ts').then(report).catch(() => {});
  };
  const outbox = createOutbox<Sent>({
    send: (item) => (sender ??= createSender(live, api))(item),
    onSent(item, { conversation, message, credits }) {
      setCredits(credits);
      const update = { conversation, message, unread: false };
      reportPaid(item, ({ reportSent }) => reportSent(queries, api, conversation, message));
      if (writeMessage(queries, update, item.to) !== 'unlisted') return;
      const profile = otherMember(queries, item.to);
      if (profile === undefined) void queries.invalidateQueries({ queryKey: chatsQuery(api).queryKey });
      else writeNewConversation(queries, update, profile);
    },
    onSentElsewhere: (item) => reportPaid(item, ({ reportSentElsewhere }) => reportSentElsewhere(queries, api, item)),
    onHeld: setCredits,
    onReturned: toDraft,
    storage: createOutboxStorage(storage, user),
    isOnline: () => navigator.onLine,
    newId: newClientId,
    now: () => new Date(serverNow()),
  });
  return {
    user,
    outbox,
    readMarks: { mark: (...read) => (marks ??= createReadMarks(live, api, assertSignedIn)).mark(...read) },
    drafts,
    quoting,
    tray,
    revealed: createRevealed(isServer ? createMemoryStorage() : browserSession),
    typing: createTypingStore(),
    returnToDraft: (to) => toDraft(to, outbox.removeUnsent(to)),
    open: createOpenChat(),
  };
}

/** The draft to a member as stored on the server, if it is in the cache. */
function savedDraft(queries: QueryClient, api: Api, profile: number): string {
  const entry = entryOf(queries.getQueryData(chatsQuery(api).queryKey), profile);
  if (entry !== undefined) return entry.draft;
  const open = queries.getQueriesData<Chat>({ queryKey: conversationsKey });
  return open.find(([, chat]) => chat?.profile.id === profile)?.[1]?.draft ?? '';
}

/** The other member of a conversation that is open but not in the list yet. */
function otherMember(queries: QueryClient, profile: number): Chat['profile'] | undefined {
  const open = queries.getQueriesData<Chat>({ queryKey: conversationsKey });
  return open.map(([, chat]) => chat?.profile).find((member) => member?.id === profile);
}

export const entryOf = (chats: readonly ChatEntry[] | undefined, profile: number): ChatEntry | undefined =>
  chats?.find((chat) => chat.profile.id === profile);

/** The outgoing messages to a member. */
export const outgoingTo = (items: readonly Outgoing[], profile: number): Outgoing[] => items.filter(({ to }) => to === profile);
