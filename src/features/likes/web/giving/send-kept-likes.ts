import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { like } from '../../contract/calls.ts';
import { keepLike, keptLikes } from './kept-likes.ts';
import { likesKey } from '../keys.ts';

/** Sends the likes that the member gave as a visitor, once after the login. */
export function useSendKeptLikes(): void {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const t = useTranslations('members.liking');
  const { status } = useMember();
  const send = useEffectEvent(async () => {
    for (const member of keptLikes()) {
      const { id, name } = member;
      try {
        // eslint-disable-next-line no-await-in-loop -- In the order in which they were given.
        await api(like, { body: { id } });
        if (status === 'active') toast({ key: 'kept-like', text: t('sent', { name }), icon: 'heart-fill' });
      } catch (error) {
        // Without an answer they wait for the next page; a refusal stays one.
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
      }
      keepLike(member, false);
    }
    void queries.invalidateQueries({ queryKey: likesKey });
  });
  useEffect(() => {
    if (keptLikes().length > 0) void send();
  }, []);
}
