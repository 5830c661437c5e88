import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Spinner } from '#platform/web/ui/index.ts';
import { getChat } from '../contract/endpoints.ts';
import { withOlder } from './chat-cache.ts';
import { type Chat, type ChatRef, chatQuery } from './queries.ts';

interface Props {
  readonly chat: Chat;
  readonly chatRef: ChatRef;
  readonly box: RefObject<HTMLElement | null>;
}

/** At the top of the list: loads the page above before anybody gets there. */
export function OlderMessages({ chat, chatRef, box }: Props) {
  const t = useTranslations('chat.thread');
  const common = useTranslations('common.action');
  const place = useRef<HTMLLIElement>(null);
  const first = chat.messages[0]?.id;
  const { mutate, isPending, isError } = useOlderPage(chatRef);

  const load = useEffectEvent(() => {
    if (first !== undefined && !isPending && !isError) mutate(first);
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    // Made anew for each page: an observer says nothing while the place stays in view.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: box.current,
      rootMargin: '800px 0px 0px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [box, first]);

  return (
    <li className="thread-older" ref={place}>
      {isError ? (
        <>
          <span>{t('olderFailed')}</span>
          <Button size="small" onClick={() => first !== undefined && mutate(first)}>
            {common('retry')}
          </Button>
        </>
      ) : (
        isPending && <Spinner label={t('older')} />
      )}
    </li>
  );
}

function useOlderPage(chatRef: ChatRef) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (before: number) => api(getChat, { query: { ...chatRef, before } }),
    onSuccess: (page) => queries.setQueryData(chatQuery(api, chatRef).queryKey, (chat) => chat && withOlder(chat, page)),
  });
}
