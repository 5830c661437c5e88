import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { Alert, Button, Field, TextInput } from '#platform/web/ui/index.ts';
import { secondStep } from '../../contract/calls.ts';
import { useToDecision } from './closed-by-decision.ts';
import { useAfterLogin } from './use-after-login.ts';

interface Props {
  /** The error of a code that was sent without script. */
  readonly refusal: Error | null;
  readonly onDeleted: (until: string) => void;
  /** Returns to the password form. */
  readonly onClose: () => void;
}

/** Shown after the password: asks for a code of the member's app, or a recovery code. */
export function SecondStepForm({ refusal, onDeleted, onClose }: Props) {
  const t = useTranslations('account.login');
  const api = useApi();
  const enter = useAfterLogin();
  const toDecision = useToDecision();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const step = useMutation({
    mutationFn: (body: { code: string }) => api(secondStep, { body }),
    onSuccess: ({ user }) => enter(user),
    onError(failure) {
      toDecision(failure);
      if (failure instanceof ApiError && failure.code === 'account_deleted') onDeleted(String(failure.params['until']));
      else input.current?.select();
    },
  });
  const problem = useFieldErrors(step.error ?? (step.isIdle ? refusal : null), 'account');
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!step.isPending) step.mutate({ code });
  };
  return (
    <>
      <h1 className="title-l">{t('codeTitle')}</h1>
      <p className="soft mt-1">{t('codeLead')}</p>
      <form method="post" className="mt-6 grid gap-5" onSubmit={submit} noValidate>
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        <Field label={t('code')} help={t('codeHelp')} error={problem.at('code')}>
          <TextInput
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" size="tall" loading={step.isPending}>
          {t('codeSubmit')}
        </Button>
        <Button className="noscript:hidden" onClick={onClose} disabled={step.isPending}>
          {t('codeBack')}
        </Button>
      </form>
    </>
  );
}
