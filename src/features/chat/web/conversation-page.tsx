import './chat.css';
import { useRef } from 'react';
import { data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { type LoaderTools, orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Skeleton } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { TopUp } from '#features/payments/web/index.ts';
import { readChatRef } from './chat-ref.ts';
import { useChatTools } from './chat-tools.ts';
import { Composer } from './composer.tsx';
import { ComposerNotices } from './composer-notices.tsx';
import { Jump } from './jump.tsx';
import { MessageList } from './message-list.tsx';
import { type Chat, type ChatRef, chatQuery, chatsQuery } from './queries.ts';
import { TalkHead } from './talk-head.tsx';
import { useOutgoing } from './use-chat-state.ts';
import { useLoaded } from './use-loaded.ts';
import { useReading } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { useToastsAbove } from './use-toasts-above.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(toolsContext);
  await requireMember(tools);
  const ref = readChatRef(new URL(request.url).pathname);
  if (ref === null) throw data({ code: 'not_found' }, { status: 404 });
  const chat = chatQuery(tools.api, ref);
  // A conversation from the list exists: its place is kept by a skeleton meanwhile. Any other may be a 404.
  if (isListed(tools, ref) && !import.meta.env.SSR) void tools.queries.prefetchQuery(chat);
  else await orErrorPage(tools.queries.fetchQuery(chat));
  return null;
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
  const chat = useLoaded(chatQuery(useApi(), chatRef));
  return chat === undefined ? <ConversationSkeleton /> : <Conversation chat={chat} chatRef={chatRef} />;
}

function Conversation({ chat, chatRef }: { readonly chat: Chat; readonly chatRef: ChatRef }) {
  const { profile } = chat;
  const { takeBack } = useChatTools();
  const outgoing = useOutgoing(profile.id);
  const held = outgoing.filter(({ state }) => state === 'held');
  const { box, atEnd, far, onScroll, toEnd } = useThreadScroll();
  const { line, unread } = useReading(chat, atEnd);
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  const { pathname } = useLocation();
  return (
    <section className="talk-pane">
      <PageTitle text={profile.name} />
      <TalkHead chat={chat} />
      <MessageList chat={chat} chatRef={chatRef} outgoing={outgoing} line={line} box={box} onScroll={onScroll}>
        <Jump unread={atEnd ? 0 : unread} far={far} onJump={toEnd} />
      </MessageList>
      <div className="talk-foot" ref={foot}>
        {held.length > 0 ? (
          <TopUp held={held.length} returnTo={pathname} onClose={() => takeBack(profile.id)} />
        ) : (
          <>
            <ComposerNotices member={profile} />
            <Composer chat={chat} onSent={toEnd} />
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
