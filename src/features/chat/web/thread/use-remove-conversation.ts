import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { retryBriefly } from '#platform/web/data/query-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { deleteChat, restoreChat } from '../../contract/calls.ts';
import { dropConversation, refreshChats, restoreConversation } from '../state/cache/cache-writer.ts';
import type { Chat } from '../state/cache/queries.ts';

/** How long Undo is offered, in s. */
const undoSeconds = 5;

/**
 * Removes the conversation from the screen at once and then on the server; when that fails, it comes back with an error
 * message (specification §4). Undo also works while the request is still pending.
 */
export function useRemoveConversation({ name }: Chat['profile'], conversation: number): () => Promise<void> {
  const t = useTranslations('chat.remove');
  const common = useTranslations('common.action');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText('chat');
  const alert = (text: string) => toast({ text, icon: 'warning-circle', urgent: true });

  return async () => {
    await navigate('/chats');
    const entry = await dropConversation(queries, conversation);
    const upTo = entry?.last_message?.id;
    // With `upTo`, a repeated call keeps messages that have arrived meanwhile.
    const body = upTo === undefined ? { conversation } : { conversation, up_to: upTo };
    const removed = persist(queries, () => api(deleteChat, { body }));
    const undo = async () => {
      if (entry !== undefined) restoreConversation(queries, entry);
      try {
        await removed;
        await persist(queries, () => api(restoreChat, { body: { conversation } }));
      } catch (error) {
        if (error instanceof Error && !failed) alert(t('undoFailed', { name, reason: errorText(error) }));
      }
      refreshChats(queries);
    };
    let failed = false;
    const dismiss = toast({
      text: t('done', { name }),
      icon: 'trash',
      seconds: undoSeconds,
      action: { label: common('undo'), onAction: () => void undo() },
    });
    try {
      await removed;
    } catch (error) {
      failed = true;
      dismiss();
      if (error instanceof Error) alert(t('failed', { name, reason: errorText(error) }));
      refreshChats(queries);
    }
  };
}

/**
 * Repeats the call when the response was lost, even after the page of the conversation is gone. Only briefly: when the list is loaded
 * meanwhile, it contains the conversation.
 */
const persist = (queries: QueryClient, mutationFn: () => Promise<unknown>): Promise<unknown> =>
  queries.getMutationCache().build(queries, { mutationFn, retry: retryBriefly }).execute(undefined);
