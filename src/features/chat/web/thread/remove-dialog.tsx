import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import type { Chat } from '../state/cache/queries.ts';
import { useRemoveConversation } from './use-remove-conversation.ts';

interface Props {
  readonly open: boolean;
  readonly member: Chat['profile'];
  readonly conversation: number;
  readonly onClose: () => void;
}

/** Confirmation before a conversation is deleted. */
export function RemoveDialog({ open, member, conversation, onClose }: Props) {
  const t = useTranslations('chat.remove');
  const common = useTranslations('common.action');
  const remove = useRemoveConversation(member, conversation);
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
              void remove();
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
