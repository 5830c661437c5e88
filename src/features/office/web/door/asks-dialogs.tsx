import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import { useSupportsPasskeys } from '#features/account/web/index.ts';
import { stepUp } from '#features/staff/contract/calls.ts';
import type { Me } from '#features/staff/contract/schemas.ts';
import { CodeField } from '../kit/code-field.tsx';
import { useAsks } from '../kit/office-context.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { meKey } from '../kit/queries.ts';
import { LoginForm } from './login-form.tsx';
import { stepUpWithPasskey } from './ask-factor.ts';

/** Over whatever page is open: the second factor once more, or a login. The waiting call goes on by itself, with what was typed. */
export function AsksDialogs() {
  const asks = useAsks();
  const ask = useSyncExternalStore(asks.subscribe, asks.current);
  const queries = useQueryClient();
  const known = queries.getQueriesData<Me>({ queryKey: meKey }).find(([, me]) => me !== undefined)?.[1];
  if (ask === 'step_up') return <StepUpDialog me={known} />;
  if (ask === 'login') return <LoginDialog me={known} />;
  return null;
}

function LoginDialog({ me }: { readonly me: Me | undefined }) {
  const t = useTranslations('office.again');
  const common = useTranslations('common.action');
  const asks = useAsks();
  const queries = useQueryClient();
  const done = (now: Me) => {
    // Somebody else does not go on with what this person has typed.
    if (me !== undefined && now.id !== me.id) return location.reload();
    asks.answer(true);
    void queries.invalidateQueries({ queryKey: meKey });
  };
  return (
    <Dialog open guarded title={t('login')} closeLabel={common('close')} onClose={() => asks.answer(false)}>
      <div className="grid gap-4">
        <p className="soft">{t('loginLead')}</p>
        <LoginForm email={me?.email ?? ''} onDone={done} />
      </div>
    </Dialog>
  );
}

function StepUpDialog({ me }: { readonly me: Me | undefined }) {
  const t = useTranslations('office.again');
  const common = useTranslations('common.action');
  const api = useApi();
  const asks = useAsks();
  const queries = useQueryClient();
  const errorText = useErrorText('office');
  const supported = useSupportsPasskeys();
  const hasPasskey = supported && (me?.passkeys.some(({ here }) => here) ?? true);
  const hasCode = me === undefined || me.totp_since !== null;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const shown = () => {
    asks.answer(true);
    void queries.invalidateQueries({ queryKey: meKey });
  };
  const byCode = useMutation({
    mutationFn: () => api(stepUp, { body: { code: code.trim() } }),
    onSuccess: shown,
    onError: () => field.current?.select(),
  });
  const byPasskey = useMutation({ mutationFn: () => stepUpWithPasskey(api), onSuccess: shown });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    byPasskey.reset();
    if (!byCode.isPending) byCode.mutate();
  };
  return (
    <Dialog open guarded title={t('stepUp')} closeLabel={common('close')} onClose={() => asks.answer(false)}>
      <div className="grid gap-5">
        <p className="soft">{t('stepUpLead')}</p>
        {hasPasskey && (
          <div className="grid gap-2">
            <Button
              kind={hasCode ? 'quiet' : 'primary'}
              wide
              loading={byPasskey.isPending}
              onClick={() => {
                byCode.reset();
                byPasskey.mutate();
              }}
            >
              <OfficeIcon name="fingerprint" />
              {t('passkey')}
            </Button>
            {byPasskey.error && (
              <p className="text-m late" role="alert">
                {errorText(byPasskey.error)}
              </p>
            )}
          </div>
        )}
        {hasCode && (
          <form method="post" noValidate className="grid gap-3" onSubmit={submit}>
            <CodeField ref={field} label={t('code')} error={byCode.error && errorText(byCode.error)} value={code} onChange={setCode} />
            <Button kind="primary" type="submit" wide loading={byCode.isPending}>
              {t('confirm')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
