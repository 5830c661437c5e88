import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createConditionalTransport } from '#platform/web/data/conditional-transport.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useLive, useLiveEvent, useReconnected } from '#platform/web/live/use-live.ts';
import { userKey } from '#features/account/web/index.ts';
import { chatsKey, chatsQuery, ChatUpdates } from '#features/chat/web/index.ts';
import { creditsChanged } from '#features/credits/contract/calls.ts';
import { bonusKey, BonusWatch } from '#features/discounts/web/index.ts';
import { FirstMessageProvider, likesKey, LikeUpdates } from '#features/likes/web/index.ts';
import { useReportPageVisible } from '#features/notifications/web/index.ts';
import { OrderUpdates } from '#features/orders/web/index.ts';
import { PushUpdates, usePush } from '#features/push/web/index.ts';
import { dismissKeys, useDismissals } from '#features/reminders/web/index.ts';
import { TermsWatch } from '#features/terms/web/index.ts';
import { renderFirstMessage } from '../slots/first-message.tsx';
import { isStandalone } from '#platform/web/shell/is-standalone.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { startRefresh } from './refresh.ts';
import { AskedAlerts } from '../layout/asked-alerts.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';

/** Whether this page shows the draft of a site: it has the bar that says so. */
const isPreview = (): boolean => document.querySelector('[data-preview]') !== null;

/** Only the installed app needs it. */
const PullToRefresh = loadPart(async () => (await import('./pull-to-refresh.tsx')).PullToRefresh);

const pushed = [chatsKey, likesKey];
const refreshed = [userKey, bonusKey, likesKey];

/** Keeps the cache up to date while a member is logged in: at once by the socket, and by periodic refresh as a fallback. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const live = useLive();
  const push = usePush();
  const api = useApi();
  const [dismissed, dismiss] = useDismissals();
  useReportPageVisible();

  useEffect(() => {
    // The server refuses the socket of a preview, whose frames would write.
    const show = () => {
      if (!isPreview()) live.start();
    };
    show();
    // A page in the back/forward cache may not hold a socket; it resumes when it is shown again.
    const hide = () => live.stop();
    addEventListener('pagehide', hide);
    addEventListener('pageshow', show);
    const endCheck = live.onRefused(() => void queries.invalidateQueries({ queryKey: userKey }));
    return () => {
      endCheck();
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', show);
      live.stop();
    };
  }, [live, queries]);

  useEffect(() => {
    // The list is long and mostly unchanged since the last refresh.
    const chats = { ...chatsQuery(api.withTransport(createConditionalTransport())), staleTime: 0 };
    const run = () => {
      // The session of the old connection may have ended by another login of the same member in this browser.
      if (!isPreview()) live.start();
      refreshed.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
      void queries.fetchQuery(chats).catch(() => undefined);
    };
    return startRefresh(run, { isSubscribed: () => push.current().isSubscribed, onChange: push.subscribe });
  }, [queries, push, api, live]);

  useReconnected(() => [...refreshed, chatsKey].forEach((queryKey) => void queries.invalidateQueries({ queryKey })));
  useLiveEvent(creditsChanged, ({ credits, paid_user }) => {
    queries.setQueryData(userKey, (user) => user && { ...user, credits, paid_user });
    // The new balance changes the price of the next credit, which the user's data contains.
    void queries.invalidateQueries({ queryKey: userKey });
  });

  return (
    <>
      <ChatUpdates />
      <FirstMessageProvider value={renderFirstMessage}>
        <LikeUpdates />
      </FirstMessageProvider>
      <OrderUpdates />
      <BonusWatch isDismissed={dismissed.includes(dismissKeys.bonus)} onDismiss={() => dismiss(dismissKeys.bonus)} />
      <TermsWatch />
      <PushUpdates outdated={pushed} />
      <Shortcuts />
      <AskedAlerts />
      {isStandalone() && <PullToRefresh />}
    </>
  );
}
