import './chat.css';
import { lazy, Suspense, useRef } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { type LoaderTools, orErrorPage, toolsContext } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { TopUp } from '#features/payments/web/index.ts';
import { readChatRef } from './chat-ref.ts';
import { useChatTools } from './chat-tools.ts';
import { Composer } from './composer.tsx';
import { ComposerNotices } from './composer-notices.tsx';
import { Jump } from './jump.tsx';
import { LostConversation } from './lost-conversation.tsx';
import { MessageList } from './message-list.tsx';
import { chatsQuery } from './chats-query.ts';
import { type Chat, type ChatRef, chatQuery } from './queries.ts';
import { TalkHead } from './talk-head.tsx';
import { useOutgoing } from './use-chat-state.ts';
import { ThreadFrame } from './thread-frame.tsx';
import { isLost, useConversation } from './use-conversation.ts';
import { useFinding } from './use-finding.ts';
import { useGoTo } from './use-go-to.ts';
import { useReading } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useToastsAbove } from './use-toasts-above.ts';

const ThreadFind = lazy(async () => ({ default: (await import('./thread-find.tsx')).ThreadFind }));

/** A conversation that is not there is told in words of its own, beside the list; for machines it stays a 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const tools = context.get(toolsContext);
  await requireMember(tools);
  const ref = readChatRef(new URL(request.url).pathname);
  if (ref === null) throw data({ code: 'not_found' }, { status: 404 });
  const chat = chatQuery(tools.api, ref);
  // A conversation from the list exists: its place is kept by a skeleton meanwhile. Any other may be a 404.
  if (isListed(tools, ref) && !import.meta.env.SSR) void tools.queries.prefetchQuery(chat);
  else {
    const asked = tools.queries.fetchQuery(chat).then(
      () => false,
      (error: unknown) => isLost(error) || Promise.reject(error),
    );
    if (await orErrorPage(asked)) return data({ lost: true }, { status: 404 });
  }
  return { lost: false };
}

function isListed({ api, queries }: LoaderTools, ref: ChatRef): boolean {
  const chats = queries.getQueryData(chatsQuery(api).queryKey);
  return 'conversation' in ref && chats?.some(({ conversation }) => conversation.id === ref.conversation) === true;
}

export function Component() {
  const ref = readChatRef(useLocation().pathname);
  return ref && <Arriving key={JSON.stringify(ref)} chatRef={ref} />;
}

function Arriving({ chatRef }: { readonly chatRef: ChatRef }) {
  const isMissing = useLoaderData<typeof loader>().lost;
  const { chat, lost } = useConversation(chatRef);
  if (lost || (isMissing && chat === undefined))
    return <LostConversation member={chat?.profile.id ?? ('profile' in chatRef ? chatRef.profile : null)} />;
  return chat === undefined ? <ConversationSkeleton /> : <Conversation chat={chat} chatRef={chatRef} />;
}

function Conversation({ chat, chatRef }: { readonly chat: Chat; readonly chatRef: ChatRef }) {
  const { profile } = chat;
  const { takeBack } = useChatTools();
  const outgoing = useOutgoing(profile.id);
  const held = outgoing.filter(({ state }) => state === 'held');
  const scroll = useThreadScroll(chat.more_below);
  const { box, atEnd, far, onScroll } = scroll;
  const { goTo, toNewest } = useGoTo(chat, chatRef, scroll);
  const { line, unread } = useReading(chat, atEnd);
  const finding = useFinding({ box, atEnd, goTo, toNewest });
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  const { pathname } = useLocation();
  return (
    <section className="talk-pane">
      <PageTitle text={profile.name} />
      <TalkHead chat={chat} onFind={finding.open} />
      <ThreadFrame chat={chat}>
        <MessageList chat={chat} chatRef={chatRef} outgoing={outgoing} line={line} box={box} onScroll={onScroll}>
          <Jump unread={atEnd ? 0 : unread} far={far} onJump={toNewest} />
          {finding.isOpen && chat.conversation !== null && (
            <Suspense>
              <ThreadFind conversation={chat.conversation} member={profile} goTo={finding.goTo} onClose={finding.close} />
            </Suspense>
          )}
        </MessageList>
      </ThreadFrame>
      <div className="talk-foot" ref={foot}>
        {held.length > 0 ? (
          <TopUp held={held.length} returnTo={pathname} onClose={() => takeBack(profile.id)} />
        ) : (
          <>
            <ComposerNotices member={profile} />
            <Composer chat={chat} onSent={toNewest} />
          </>
        )}
      </div>
    </section>
  );
}

function ConversationSkeleton() {
  return (
    <div className="talk-pane" aria-busy="true">
      <div className="talk-head">
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
