import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { deleteChat, restoreChat } from '../contract/endpoints.ts';
import { dropConversation, refreshChats, returnConversation } from './cache-writer.ts';
import type { Chat } from './queries.ts';

/** As long as Undo is offered, in s. */
const undoable = 5;

/**
 * Gone here at once, then on the server; when that fails, it says so and is back (specification §4). For a moment the
 * member can take it back, even before the server has heard of it.
 */
export function useRemove({ name }: Chat['profile'], conversation: number): () => Promise<void> {
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
    // No tries behind the member's back: meanwhile the conversation would come and go.
    const removed = api(deleteChat, { body: { conversation } });
    const undo = async () => {
      if (entry !== undefined) returnConversation(queries, entry);
      try {
        await removed;
        await api(restoreChat, { body: { conversation } });
      } catch (error) {
        if (error instanceof Error && !failed) alert(t('undoFailed', { name, reason: errorText(error) }));
      }
      refreshChats(queries);
    };
    let failed = false;
    const dismiss = toast({
      text: t('done', { name }),
      icon: 'trash',
      seconds: undoable,
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
