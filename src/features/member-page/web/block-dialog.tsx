import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog } from '#platform/web/ui/index.ts';
import { blocksQuery, useBlock } from '#features/safety/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { refreshLists } from './refresh-lists.ts';

interface Props {
  readonly open: boolean;
  readonly member: Pick<Member, 'id' | 'name' | 'main_image'>;
  readonly onClose: () => void;
}

/** Asks for confirmation and blocks. The profile then shows only name and photo, with a button to unblock. */
export function BlockDialog({ open, member: { id, name, main_image }, onClose }: Props) {
  const t = useTranslations('member-page.block');
  const common = useTranslations('common.action');
  const errorText = useErrorText('members');
  const api = useApi();
  const queries = useQueryClient();
  const { mutate: setBlocked, isPending, error } = useBlock();
  const block = () =>
    setBlocked(
      { id, blocked: true },
      {
        onSuccess() {
          const blocked = { id, name, main_image, blocked_at: new Date(serverNow()).toISOString() };
          queries.setQueryData(blocksQuery(api).queryKey, (all = []) => [blocked, ...all.filter((one) => one.id !== id)]);
          refreshLists(queries);
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button kind="ink" icon="prohibit" loading={isPending} onClick={block}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert live tone="note" icon="warning-circle" className="mb-3">
          {errorText(error)}
        </Alert>
      )}
      <p className="text-pretty">{t('text', { name })}</p>
    </Dialog>
  );
}
