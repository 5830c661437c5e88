import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Spinner } from '#platform/web/ui/index.ts';
import { getChat } from '../../contract/calls.ts';
import { withNewer, withOlder } from '../state/cache/chat-cache.ts';
import { type Chat, type ChatRef, chatQuery } from '../state/cache/queries.ts';

type Side = 'older' | 'newer';

interface Props {
  readonly side: Side;
  readonly chat: Chat;
  readonly chatRef: ChatRef;
  readonly box: RefObject<HTMLElement | null>;
}

/** At either end of the list: loads the next page shortly before the viewer scrolls there. */
export function MoreMessages({ side, chat, chatRef, box }: Props) {
  const t = useTranslations('chat.thread');
  const common = useTranslations('common.action');
  const sentinel = useRef<HTMLLIElement>(null);
  const edge = chat.messages.at(side === 'older' ? 0 : -1)?.id;
  const { mutate, isPending, isError } = usePage(side, chatRef);

  const load = useEffectEvent(() => {
    if (edge !== undefined && !isPending && !isError) mutate(edge);
  });
  useEffect(() => {
    if (sentinel.current === null) return undefined;
    // A new observer for each page: an existing one does not fire again while the element stays in view.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: box.current,
      rootMargin: side === 'older' ? '800px 0px 0px' : '0px 0px 800px',
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [box, side, edge]);

  return (
    <li className="thread-more" ref={sentinel}>
      {isError ? (
        <>
          <span>{t(`${side}Failed`)}</span>
          <Button size="small" onClick={() => edge !== undefined && mutate(edge)}>
            {common('retry')}
          </Button>
        </>
      ) : (
        isPending && <Spinner label={t(side)} />
      )}
    </li>
  );
}

function usePage(side: Side, chatRef: ChatRef) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edge: number) => api(getChat, { query: { ...chatRef, ...(side === 'older' ? { before: edge } : { after: edge }) } }),
    onSuccess: (page) =>
      queries.setQueryData(
        chatQuery(api, chatRef).queryKey,
        (chat) => chat && (side === 'older' ? withOlder(chat, page) : withNewer(chat, page)),
      ),
  });
}
