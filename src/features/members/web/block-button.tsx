import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, Dialog, Icon, useToast } from '#platform/web/ui/index.ts';
import { useBlock } from '#features/safety/web/index.ts';
import type { Member } from '../contract/member.ts';
import { forget } from './like-cache.ts';
import { profileQuery } from './queries.ts';

interface Props {
  readonly member: Pick<Member, 'id' | 'name'>;
}

/** Blocks after a question, and leads back to the search; the toast offers to take it back. */
export function BlockButton({ member: { id, name } }: Props) {
  const t = useTranslations('members.block');
  const common = useTranslations('common.action');
  const errorText = useErrorText('members');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const gone = useRef(false);
  useEffect(
    () => () => {
      // Only when it has left the screen, or the page would ask for it again.
      if (gone.current) queries.removeQueries({ queryKey: profileQuery(api, id).queryKey });
    },
    [api, id, queries],
  );
  const { mutateAsync: setBlocked, isPending, error } = useBlock();

  async function block() {
    await setBlocked({ id, blocked: true });
    forget(queries);
    gone.current = true;
    await navigate('/members');
    toast({ text: t('done', { name }), icon: 'prohibit', action: { label: common('undo'), onAction: () => void unblock() } });
  }
  async function unblock() {
    try {
      await setBlocked({ id, blocked: false });
      forget(queries);
      toast({ text: t('undone', { name }), icon: 'check' });
    } catch (reason) {
      if (!(reason instanceof Error)) throw reason;
      toast({ text: errorText(reason), icon: 'warning-circle' });
    }
  }

  return (
    <div className="safety t15">
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="prohibit" /> <span>{t('open')}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title', { name })}
        closeLabel={common('close')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
            <Button kind="ink" icon="prohibit" loading={isPending} onClick={() => void block().catch(() => undefined)}>
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
    </div>
  );
}
