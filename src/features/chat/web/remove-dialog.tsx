import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Dialog, useToast } from '#platform/web/ui/index.ts';
import { deleteChat } from '../contract/endpoints.ts';
import { dropConversation, refreshChats } from './cache-writer.ts';
import type { Chat } from './queries.ts';

interface Props {
  readonly open: boolean;
  readonly member: Chat['profile'];
  readonly conversation: number;
  readonly onClose: () => void;
}

/** Asks before a conversation is deleted. */
export function RemoveDialog({ open, member, conversation, onClose }: Props) {
  const t = useTranslations('chat.remove');
  const common = useTranslations('common.action');
  const remove = useRemove(member, conversation);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            kind="ink"
            icon="trash"
            onClick={() => {
              onClose();
              remove();
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('text', { name: member.name })}</p>
    </Dialog>
  );
}

/** Gone here at once, then on the server; when that fails, it says so and is back (specification §4). */
function useRemove({ name }: Chat['profile'], conversation: number): () => void {
  const t = useTranslations('chat.remove');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText('chat');
  const { mutate } = useMutation({
    async mutationFn() {
      await navigate('/chats');
      await dropConversation(queries, conversation);
      return api(deleteChat, { body: { conversation } });
    },
    // No tries behind the member's back: meanwhile the conversation would come and go.
    retry: false,
    onError(error) {
      toast({ text: t('failed', { name, reason: errorText(error) }), icon: 'warning-circle', urgent: true });
      refreshChats(queries);
    },
  });
  return () => mutate();
}
