import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { getChats } from '../../contract/calls.ts';
import { maxChats } from '../../contract/rules.ts';
import { olderChatsKey } from '../state/cache/keys.ts';
import type { ChatRef } from '../state/cache/queries.ts';
import { ChatRows } from './chat-rows.tsx';
import { withoutHeadings } from './turns.ts';

interface Props {
  /** Id of the newest message of the oldest conversation in the list. */
  readonly before: number;
  readonly open: ChatRef | null;
}

/** Conversations that are older than those of the list, loaded on request. */
export function OlderChats({ before, open }: Props) {
  const t = useTranslations('chat.list');
  const api = useApi();
  const errorText = useErrorText('chat');
  const id = useId();
  // Keeps the first value: conversations that move into the list later must not change the pages below it.
  const [start] = useState(before);
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: [...olderChatsKey, start],
    enabled: false,
    initialPageParam: start,
    queryFn: async ({ pageParam, signal }) => (await api(getChats, { query: { before: pageParam }, signal })).chats,
    getNextPageParam: (page) => (page.length < maxChats ? undefined : page.at(-1)?.last_message?.id),
  });
  const entries = data?.pages.flat() ?? [];
  return (
    <>
      {entries.length > 0 && <ChatRows id={id} items={withoutHeadings(entries)} open={open} />}
      {error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(error)}
        </Alert>
      )}
      {(data === undefined || hasNextPage) && (
        <Button kind="quiet" className="chat-older" loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}
