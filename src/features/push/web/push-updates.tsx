import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import { usePush, usePushEntity } from './push-context.ts';
import { isOwner, rememberOwner } from './push-owner.ts';
import { pushQuery } from './queries.ts';
import { sendSubscription } from './send-subscription.ts';

/** While a member is logged in: sends this browser's subscription to the server, and refetches `outdated` on a push. */
export function PushUpdates({ outdated }: { readonly outdated: readonly QueryKey[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const push = usePush();
  const { isSubscribed, lastMessage } = usePushEntity();
  const member = useMember().profile.id;

  useEffect(() => {
    const subscription = push.subscription();
    if (!isSubscribed || subscription === null) return;
    if (!isOwner(member)) {
      void push.turnOff();
      return;
    }
    rememberOwner(member);
    // Sent on every page load, because checking first would also cost a call. The next page load retries a failure.
    const onStored = () => queries.invalidateQueries({ queryKey: pushQuery(api).queryKey });
    sendSubscription(api, subscription).then(onStored, () => undefined);
  }, [api, queries, push, member, isSubscribed]);

  useEffect(() => {
    if (lastMessage === null) return;
    for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
  }, [queries, lastMessage, outdated]);

  useEffect(() => push.onOpen((path) => void navigate(path)), [push, navigate]);
  return null;
}
