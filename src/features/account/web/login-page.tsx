import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toolsContext, useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, Field, PasswordInput, TextInput } from '#platform/web/ui/index.ts';
import { login } from '../contract/endpoints.ts';
import { refuseMember, userQuery } from './queries.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await refuseMember(context.get(toolsContext));
  return null;
}

export function Component() {
  const t = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const enter = useLogin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate({ email, password });
  };
  return (
    <section className="wrap grid justify-items-center py-8 md:py-16">
      <PageTitle text={t('title')} />
      <form className="grid w-full max-w-[440px] gap-5" onSubmit={submit} noValidate>
        <h1 className="h48">{t('title')}</h1>
        {enter.error && <Alert tone="note" icon="warning-circle">{errorText(enter.error)}</Alert>}
        <Field label={t('email')}>
          <TextInput type="email" name="email" autoComplete="username" inputMode="email" required value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label={t('password')}>
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
        <Button type="submit" kind="primary" size="tall" loading={enter.isPending}>
          {t('submit')}
        </Button>
        <p className="text-center">
          {t('noAccount')}{' '}
          <Link className="link" to="/signup">
            {t('signup')}
          </Link>
        </p>
      </form>
    </section>
  );
}

/** Logs in and goes to the search (specification §2). */
function useLogin() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api(login, { body }),
    async onSuccess({ user }) {
      queries.setQueryData(userQuery(api).queryKey, user);
      await navigate('/members');
    },
  });
}
