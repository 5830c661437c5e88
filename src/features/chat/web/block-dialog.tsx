import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog, useToast } from '#platform/web/ui/index.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { dropConversation } from './cache-writer.ts';
import type { Chat } from './queries.ts';

interface Props {
  readonly open: boolean;
  readonly member: Chat['profile'];
  readonly conversation: number | null;
  readonly onClose: () => void;
}

/** Asks before a member is blocked: from then on neither exists for the other. */
export function BlockDialog({ open, member, conversation, onClose }: Props) {
  const t = useTranslations('chat.block');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const { mutate, isPending, error, reset } = useBlock(member, conversation);
  const leave = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('title', { name: member.name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={leave}>{common('cancel')}</Button>
          <Button kind="ink" icon="prohibit" loading={isPending} onClick={() => mutate()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="pretty">{t('text', { name: member.name })}</p>
      {error && (
        <Alert className="mt-4" tone="note" icon="warning-circle" live>
          {errorText(error)}
        </Alert>
      )}
    </Dialog>
  );
}

function useBlock({ id, name }: Chat['profile'], conversation: number | null) {
  const t = useTranslations('chat.block');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(block, { body: { id } }),
    async onSuccess() {
      await navigate('/chats');
      if (conversation !== null) await dropConversation(queries, conversation);
      toast({ text: t('done', { name }), icon: 'prohibit' });
      // Searches, likes and profiles may still show them: whatever is opened next is asked again.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => !['user', 'settings', 'companyinfo', 'chat'].includes(String(queryKey[0])) });
    },
  });
}
