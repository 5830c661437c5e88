import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useMember } from '#features/account/web/index.ts';
import { subscribePush } from '../contract/endpoints.ts';
import { usePush, usePushEntity } from './push-context.ts';
import { isOwner, rememberOwner } from './push-owner.ts';
import { pushQuery } from './queries.ts';

/** While somebody is logged in: the server knows this browser's subscription, and what is pushed shows at once. */
export function PushUpdates() {
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
    // Each session has its own; whether it is known already costs a call, too. A failure is made up for by the next page.
    const known = () => queries.invalidateQueries({ queryKey: pushQuery(api).queryKey });
    api(subscribePush, { query: { push: '1' }, body: { subscription } }).then(known, () => undefined);
  }, [api, queries, push, member, isSubscribed]);

  useEffect(() => {
    if (lastMessage === null) return;
    for (const queryKey of [['chats'], ['likes']]) void queries.invalidateQueries({ queryKey });
  }, [queries, lastMessage]);

  useEffect(() => push.onOpen((path) => void navigate(path)), [push, navigate]);
  return null;
}
