import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext, useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useAwake } from '#platform/web/shell/use-awake.ts';
import { Alert, Button, Field, Panel, PasswordInput, TextInput } from '#platform/web/ui/index.ts';
import { login } from '../contract/endpoints.ts';
import { changeUser } from './change-user.ts';
import { refuseMember } from './queries.ts';
import { showLanguage } from './use-change-language.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await refuseMember(context.get(toolsContext));
  return null;
}

export function Component() {
  const t = useTranslations('account.login');
  return (
    <section className="wrap grid justify-items-center gap-6 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <Panel tone="raised" className="w-full max-w-[480px]">
        <h1 className="h36">{t('title')}</h1>
        <p className="soft mt-1">{t('lead')}</p>
        <LoginForm />
      </Panel>
      <p>
        {t('noAccount')}{' '}
        <Link className="link" to="/signup">
          {t('signup')}
        </Link>
      </p>
    </section>
  );
}

function LoginForm() {
  const t = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const enter = useLogin();
  const awake = useAwake();

  const focus = (name: 'email' | 'password') => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.select();
  useEffect(() => {
    if (enter.error) focus('password');
  }, [enter.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enter.isPending) return;
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    setMissing(empty);
    if (empty === null) enter.mutate({ email, password });
    else focus(empty);
  };

  return (
    // Until the page is awake the browser itself would send the form: there is no submit button yet, and never a password in the address.
    <form ref={form} method="post" className="mt-6 grid gap-5" onSubmit={submit} noValidate>
      {enter.error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(enter.error)}
        </Alert>
      )}
      <Field label={t('email')} error={missing === 'email' && t('emailMissing')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t('password')} error={missing === 'password' && t('passwordMissing')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          showLabel={common('showPassword')}
          hideLabel={common('hidePassword')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type={awake ? 'submit' : 'button'} kind="primary" size="tall" loading={enter.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** Logs in, shows the member's own language and goes to the search (specification §2). */
function useLogin() {
  const api = useApi();
  const queries = useQueryClient();
  const catalogs = useCatalogs();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api(login, { body }),
    async onSuccess({ user }) {
      await showLanguage(catalogs, user.language);
      changeUser(queries, api, user);
      await navigate('/members');
    },
  });
}
