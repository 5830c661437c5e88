import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Checkbox, useToast } from '#platform/web/ui/index.ts';
import { userKey } from '#features/account/web/index.ts';
import { BlockDialog } from '#features/safety/web/index.ts';
import { companyInfoKey, settingsKey } from '#features/site/web/index.ts';
import type { ReportAfterBlock } from './report-after-block.tsx';
import { dropConversation } from '../state/cache/cache-writer.ts';
import { conversationsKey } from '../state/cache/keys.ts';
import type { Chat } from '../state/cache/queries.ts';

interface Props {
  readonly open: boolean;
  readonly member: Chat['profile'];
  readonly conversation: number | null;
  readonly onClose: () => void;
}

/** Blocks the member of a conversation, reports them if wanted, and leaves the conversation. */
export function BlockAndLeave({ open, member: { id, name }, conversation, onClose }: Props) {
  const t = useTranslations('chat.block');
  const toast = useToast();
  const [alsoReport, setAlsoReport] = useState(false);
  const leaveConversation = useLeaveConversation(conversation);
  return (
    <BlockDialog
      open={open}
      member={id}
      texts={{ title: t('title', { name }), text: t('text', { name }), confirm: t('confirm') }}
      errors="chat"
      onBlocked={() => {
        if (alsoReport) return leaveConversation({ report: { id, name } });
        toast({ text: t('done', { name }), icon: 'prohibit' });
        return leaveConversation();
      }}
      onClose={onClose}
    >
      <Checkbox
        className="mt-4"
        label={t('report', { name })}
        checked={alsoReport}
        onChange={({ target }) => setAlsoReport(target.checked)}
      />
    </BlockDialog>
  );
}

const kept = [userKey, settingsKey, companyInfoKey, conversationsKey];

/**
 * Leaves the conversation for the list, which shows the report form if the member is to be reported, and removes the blocked member
 * from all cached data.
 */
function useLeaveConversation(conversation: number | null): (state?: ReportAfterBlock) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (state) => {
    await navigate('/chats', { state });
    if (conversation !== null) await dropConversation(queries, conversation);
    // Searches, likes and profiles are reloaded when they are opened next.
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => !kept.some((key) => partialMatchKey(queryKey, key)),
    });
  };
}
