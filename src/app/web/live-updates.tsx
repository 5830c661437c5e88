import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive, useLiveEvent, useReconnected } from '#platform/web/live/live-context.ts';
import type { User } from '#features/account/contract/user.ts';
import { ChatUpdates } from '#features/chat/web/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { LikeUpdates } from '#features/likes/web/index.ts';
import { useLooking } from '#features/notifications/web/index.ts';
import { OrderUpdates } from '#features/payments/web/index.ts';
import { PushUpdates, usePush } from '#features/push/web/index.ts';
import { startRefresh } from './refresh.ts';
import { Shortcuts } from './shortcuts.tsx';

const refreshed = [['user'], ['chats'], ['likes']];

/** Keeps the cache true while somebody is logged in: the socket at once, the refresh in any case. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const live = useLive();
  const push = usePush();
  useLooking();

  useEffect(() => {
    live.start();
    // A page in the back/forward cache may not hold a socket; it resumes when it is shown again.
    const hide = () => live.stop();
    const show = () => live.start();
    addEventListener('pagehide', hide);
    addEventListener('pageshow', show);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', show);
      live.stop();
    };
  }, [live]);

  useEffect(() => {
    const run = () => refreshed.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
    return startRefresh(run, { isSubscribed: () => push.current().isSubscribed, onChange: push.subscribe });
  }, [queries, push]);

  useReconnected(() => refreshed.forEach((queryKey) => void queries.invalidateQueries({ queryKey })));
  useLiveEvent(creditsChanged, ({ credits, paid_user }) => {
    queries.setQueryData<User | null>(['user'], (user) => (user ? { ...user, credits, paid_user } : user));
  });

  return (
    <>
      <ChatUpdates />
      <LikeUpdates />
      <OrderUpdates />
      <PushUpdates />
      <Shortcuts />
    </>
  );
}
