import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog, useToast } from '#platform/web/ui/index.ts';
import { userKey } from '#features/account/web/index.ts';
import { useBlock } from '#features/safety/web/index.ts';
import { companyInfoKey, settingsKey } from '#features/site/web/index.ts';
import { dropConversation } from '../state/cache/cache-writer.ts';
import { conversationsKey } from '../state/cache/keys.ts';
import type { Chat } from '../state/cache/queries.ts';

interface Props {
  readonly open: boolean;
  readonly member: Chat['profile'];
  readonly conversation: number | null;
  readonly onClose: () => void;
}

/** Confirmation before a member is blocked. From then on neither can see the other. */
export function BlockDialog({ open, member, conversation, onClose }: Props) {
  const t = useTranslations('chat.block');
  const common = useTranslations('common.action');
  const errorText = useErrorText('chat');
  const toast = useToast();
  const leaveConversation = useLeaveConversation(conversation);
  const { mutate, isPending, error, reset } = useBlock();
  const block = () =>
    mutate(
      { id: member.id, blocked: true },
      {
        async onSuccess() {
          toast({ text: t('done', { name: member.name }), icon: 'prohibit' });
          await leaveConversation();
        },
      },
    );
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { name: member.name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="ink" icon="prohibit" loading={isPending} onClick={block}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{t('text', { name: member.name })}</p>
      {error && (
        <Alert className="mt-4" tone="note" icon="warning-circle" live>
          {errorText(error)}
        </Alert>
      )}
    </Dialog>
  );
}

const kept = [userKey, settingsKey, companyInfoKey, conversationsKey];

/** Leaves the conversation and removes the blocked member from all cached data. */
function useLeaveConversation(conversation: number | null): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate('/chats');
    if (conversation !== null) await dropConversation(queries, conversation);
    // Searches, likes and profiles are loaded again when they are opened next.
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => !kept.some((key) => partialMatchKey(queryKey, key)),
    });
  };
}
