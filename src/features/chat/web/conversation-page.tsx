import './thread/thread.css';
import './chat.css';
import { useRef } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { withoutLanguage } from '#platform/contract/languages.ts';
import { type LoaderTools, throwToErrorPage, loaderContext, waitBriefly } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { lostConversationQuery } from '#features/safety/web/index.ts';
import { TopUp } from '#features/orders/web/index.ts';
import { readChatRef } from './state/cache/chat-ref.ts';
import { useChatState } from './state/chat-state.ts';
import { Composer } from './composer/composer.tsx';
import { icebreakersQuery } from './icebreakers/icebreakers-query.ts';
import { ComposerNotices } from './composer/composer-notices.tsx';
import { JumpToLatest } from './thread/jump-to-latest.tsx';
import { ConversationNotFound } from './thread/conversation-not-found.tsx';
import { MessageList } from './thread/message-list.tsx';
import { chatsQuery } from './state/cache/chats-query.ts';
import { type Chat, type ChatRef, chatQuery } from './state/cache/queries.ts';
import { ChatHeader } from './thread/chat-header.tsx';
import { useOutgoing } from './state/use-member-state.ts';
import { ThreadFrame } from './thread/thread-frame.tsx';
import { isNotFound, useConversation } from './thread/use-conversation.ts';
import { useThreadSearch } from './thread/use-thread-search.ts';
import { useScrollToMessage } from './thread/use-scroll-to-message.ts';
import { useMarkRead } from './thread/use-mark-read.ts';
import { useThreadScroll } from './thread/use-thread-scroll.ts';
import { useToastOffset } from '#platform/web/interaction/use-toast-offset.ts';

const QuoteHint = loadPart(async () => (await import('./thread/quote-hint.tsx')).QuoteHint, { afterPage: true });
const ThreadSearch = loadPart(async () => (await import('./thread/thread-search.tsx')).ThreadSearch);

/** A conversation that does not exist has its own message next to the list; the HTTP status is 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  const ref = readChatRef(withoutLanguage(new URL(request.url).pathname));
  if (ref === null) throw data({ code: 'not_found' }, { status: 404 });
  const chat = chatQuery(tools.api, ref);
  // Loaded in parallel with the conversation, which is shown without them when they are late.
  const ideas = 'profile' in ref ? tools.queries.prefetchQuery({ ...icebreakersQuery(tools.api, ref.profile), retry: false }) : null;
  // A listed conversation exists: a skeleton is shown while it loads. Any other may be a 404, which must be known first.
  if (isListed(tools, ref) && !import.meta.env.SSR) void tools.queries.prefetchQuery(chat);
  else {
    const missing = tools.queries.fetchQuery(chat).then(
      () => false,
      (error: unknown) => isNotFound(error) || Promise.reject(error),
    );
    if (await throwToErrorPage(missing)) {
      // The page offers to report the lost conversation. Loading that first keeps the layout from shifting.
      await tools.queries.prefetchQuery(lostConversationQuery(tools.api, ref));
      return data({ notFound: true }, { status: 404 });
    }
    if (ideas !== null && tools.queries.getQueryData(chat.queryKey)?.messages.length === 0)
      await (import.meta.env.SSR ? ideas : waitBriefly(ideas));
  }
  return { notFound: false };
}

function isListed({ api, queries }: LoaderTools, ref: ChatRef): boolean {
  const chats = queries.getQueryData(chatsQuery(api).queryKey);
  return 'conversation' in ref && chats?.some(({ conversation }) => conversation.id === ref.conversation) === true;
}

export function Component() {
  const ref = readChatRef(useLocation().pathname);
  return ref && <ConversationLoader key={JSON.stringify(ref)} chatRef={ref} />;
}

function ConversationLoader({ chatRef }: { readonly chatRef: ChatRef }) {
  const wasNotFound = useLoaderData<typeof loader>().notFound;
  const { chat, notFound } = useConversation(chatRef);
  if (notFound || (wasNotFound && chat === undefined))
    return <ConversationNotFound member={chat?.profile.id ?? ('profile' in chatRef ? chatRef.profile : null)} chatRef={chatRef} />;
  return chat === undefined ? <ConversationSkeleton /> : <Conversation chat={chat} chatRef={chatRef} />;
}

function Conversation({ chat, chatRef }: { readonly chat: Chat; readonly chatRef: ChatRef }) {
  const { profile } = chat;
  const { returnToDraft } = useChatState();
  const outgoing = useOutgoing(profile.id);
  const held = outgoing.filter(({ state }) => state === 'held');
  const scroll = useThreadScroll(chat.more_below);
  const { box, atEnd, far, onScroll } = scroll;
  const { scrollToMessage, scrollToLatest } = useScrollToMessage(chat, chatRef, scroll);
  const { line, unread } = useMarkRead(chat, atEnd);
  const search = useThreadSearch({ box, atEnd, scrollToMessage, scrollToLatest });
  const foot = useRef<HTMLDivElement>(null);
  useToastOffset(foot);
  const { pathname } = useLocation();
  return (
    <section className="chat-pane">
      <PageTitle text={profile.name} />
      <ChatHeader chat={chat} onSearch={search.open} />
      <ThreadFrame chat={chat} scrollTo={scrollToMessage}>
        <MessageList chat={chat} chatRef={chatRef} outgoing={outgoing} line={line} box={box} onScroll={onScroll}>
          <JumpToLatest unread={atEnd ? 0 : unread} far={far} onJump={scrollToLatest} />
          {search.isOpen && chat.conversation !== null && (
            <ThreadSearch
              conversation={chat.conversation}
              member={profile}
              scrollToMessage={search.scrollToMessage}
              onClose={search.close}
            />
          )}
        </MessageList>
      </ThreadFrame>
      <div className="chat-foot" ref={foot}>
        {held.length > 0 ? (
          <TopUp held={held.length} returnTo={pathname} onClose={() => returnToDraft(profile.id)} />
        ) : (
          <>
            <QuoteHint {...chat} />
            <ComposerNotices member={profile} />
            <Composer chat={chat} onSent={scrollToLatest} />
          </>
        )}
      </div>
    </section>
  );
}

function ConversationSkeleton() {
  return (
    <div className="chat-pane" aria-busy="true">
      <div className="chat-header">
        <Skeleton shape="face" className="size-11" />
        <Skeleton className="w-32" />
      </div>
      <div />
      <div className="composer">
        <Skeleton shape="block" className="col-span-full h-12 rounded-leaf-m" />
      </div>
    </div>
  );
}
