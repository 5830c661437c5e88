import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { restoreUser } from '../../contract/calls.ts';
import { useAfterLogin } from './use-after-login.ts';

interface Props {
  /** ISO 8601: until when the account can be restored. */
  readonly until: string;
  /** Returns to the form. */
  readonly onCancel: () => void;
}

/** Shown after a login to a deleted account: restore it with all its data, or cancel. */
export function RestoreOffer({ until, onCancel }: Props) {
  const t = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const dateText = useDateFormat();
  const api = useApi();
  const enter = useAfterLogin();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const restore = useMutation({ mutationFn: () => api(restoreUser), onSuccess: ({ user }) => enter(user) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!restore.isPending) restore.mutate();
  };
  return (
    <div className="grid gap-4">
      <h1 className="title-l" tabIndex={-1} ref={heading}>
        {t('deletedTitle')}
      </h1>
      <p className="text-pretty">{t('deletedText', { date: dateText(new Date(until), { dateStyle: 'long' }) })}</p>
      {restore.error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(restore.error)}
        </Alert>
      )}
      <form method="post" className="flex flex-wrap gap-3" onSubmit={submit}>
        <Button type="submit" name="restore" value="yes" kind="primary" loading={restore.isPending}>
          {t('restore')}
        </Button>
        <Button className="noscript:hidden" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </form>
    </div>
  );
}
