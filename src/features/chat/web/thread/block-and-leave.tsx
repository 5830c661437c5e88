import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#platform/web/ui/index.ts';
import { userKey } from '#features/account/web/index.ts';
import { BlockDialog } from '#features/safety/web/index.ts';
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

/** Blocks the member of a conversation, which is left then. */
export function BlockAndLeave({ open, member: { id, name }, conversation, onClose }: Props) {
  const t = useTranslations('chat.block');
  const toast = useToast();
  const leaveConversation = useLeaveConversation(conversation);
  return (
    <BlockDialog
      open={open}
      member={id}
      texts={{ title: t('title', { name }), text: t('text', { name }), confirm: t('confirm') }}
      errors="chat"
      onBlocked={() => {
        toast({ text: t('done', { name }), icon: 'prohibit' });
        return leaveConversation();
      }}
      onClose={onClose}
    />
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
