import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { BlockDialog, blocksQuery } from '#features/safety/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { refreshLists } from './refresh-lists.ts';

interface Props {
  readonly open: boolean;
  readonly member: Pick<Member, 'id' | 'name' | 'main_image'>;
  readonly onClose: () => void;
}

/** Blocks the member whose profile is open. It then shows only name and photo, with a button to unblock. */
export function BlockFromProfile({ open, member: { id, name, main_image }, onClose }: Props) {
  const t = useTranslations('member-page.block');
  const api = useApi();
  const queries = useQueryClient();
  const showAsBlocked = () => {
    const blocked = { id, name, main_image, blocked_at: new Date(serverNow()).toISOString() };
    queries.setQueryData(blocksQuery(api).queryKey, (all = []) => [blocked, ...all.filter((one) => one.id !== id)]);
    refreshLists(queries);
  };
  return (
    <BlockDialog
      open={open}
      member={id}
      texts={{ title: t('title', { name }), text: t('text', { name }), confirm: t('confirm') }}
      errors="members"
      onBlocked={showAsBlocked}
      onClose={onClose}
    />
  );
}
