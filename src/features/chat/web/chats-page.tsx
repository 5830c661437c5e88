import './thread/thread.css';
import './message/messages.css';
import './chat.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sharedParameter } from '#platform/contract/service-worker.ts';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { cx, EmptyState, Kbd } from '#platform/web/ui/index.ts';
import { requireMember, useMember } from '#features/account/web/index.ts';
import { ChatList } from './list/chat-list.tsx';
import { TwoBubbles } from './list/two-bubbles.tsx';
import { inTurns } from './list/turns.ts';
import { ReportAfterBlock } from './thread/report-after-block.tsx';
import { readChatRef } from './state/cache/chat-ref.ts';
import { isOpen } from './list/chat-rows.tsx';
import { chatsQuery } from './state/cache/chats-query.ts';
import { newMatchesQuery } from './state/cache/new-matches-query.ts';
import type { ChatRef } from './state/cache/queries.ts';

// Only for what another app has shared.
const Shared = loadPart(async () => (await import('./list/shared.tsx')).Shared);

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  if (new URL(request.url).searchParams.has(sharedParameter)) await Shared.preload().catch(() => null);
  const chats = chatsQuery(tools.api);
  // The list is whole without them.
  const matches = tools.queries.prefetchQuery(newMatchesQuery(tools.api));
  // In the browser a skeleton is shown while the list loads.
  if (import.meta.env.SSR) await Promise.all([throwToErrorPage(tools.queries.ensureQueryData(chats)), matches]);
  else void tools.queries.prefetchQuery(chats);
  return null;
}

/** The list of conversations with the open one next to it; on a phone only one of the two. */
export function Component() {
  const { pathname, search } = useLocation();
  const open = readChatRef(pathname);
  const [isSharing] = useState(() => new URLSearchParams(search).has(sharedParameter));
  const t = useTranslations('chat.list');
  useConversationShortcuts(open);
  // Preloads the code before the first tap. When this fails, the tap loads it.
  useEffect(() => void import('./conversation-page.tsx').catch(() => null), []);
  return (
    <div className={cx('chat-panes', open !== null && 'open')}>
      {open === null && <PageTitle text={t('title')} />}
      <aside className="chat-list" aria-label={t('label')}>
        {isSharing && <Shared open={open} />}
        <ChatList open={open} />
      </aside>
      {open === null ? <NoneSelected /> : <Outlet />}
      <ReportAfterBlock />
    </div>
  );
}

function NoneSelected() {
  const t = useTranslations('chat.list');
  return (
    <div className="chat-pane none">
      <EmptyState bare title={t('pickTitle')} art={<TwoBubbles />}>
        {t.rich('pickText', { key: (key) => <Kbd>{key}</Kbd> })}
      </EmptyState>
    </div>
  );
}

/** Alt+↓ and Alt+↑ open the next or previous conversation, unless the focus is in a textarea with text. */
function useConversationShortcuts(open: ChatRef | null): void {
  const queries = useQueryClient();
  const api = useApi();
  const navigate = useNavigate();
  const me = useMember().profile.id;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isEditing = event.target instanceof HTMLTextAreaElement && event.target.value !== '';
    if (!event.altKey || step === 0 || isEditing || document.querySelector('dialog:modal') !== null) return;
    const chats = inTurns(queries.getQueryData(chatsQuery(api).queryKey) ?? [], me);
    const at = chats.findIndex((entry) => isOpen(entry, open));
    const next = at < 0 ? chats[0] : chats[at + step];
    if (next === undefined) return;
    event.preventDefault();
    void navigate(`/chats/${next.conversation.id}`);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
