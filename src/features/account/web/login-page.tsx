import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { loaderContext, useApi } from '#platform/web/data/context.ts';
import { type SentForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, EmailInput, Field, Panel } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { login } from '../contract/calls.ts';
import { decisionPath, useToDecision } from './login/closed-by-decision.ts';
import { linkIsOver } from './login/link-token.ts';
import { PasskeyLogin } from './login/passkey-login.tsx';
import { requireVisitor } from './user/queries.ts';
import { RestoreOffer } from './login/restore-offer.tsx';
import { SignupLink } from './signup-link.tsx';
import { useAfterLogin } from './login/use-after-login.ts';
import { PasswordField } from './password/password-field.tsx';

// Loaded after the password of the few members who have turned codes on. The server renders it at once, for browsers without script.
const SecondStepForm = loadPart(async () => (await import('./login/second-step-form.tsx')).SecondStepForm);
if (import.meta.env.SSR) await SecondStepForm.preload();

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  await requireVisitor(context.get(loaderContext), request);
  return null;
}

export function Component() {
  const t = useTranslations('account.login');
  const sent = useSentForm();
  const { accepts_signup } = useSettings();
  const [restorableUntil, setRestorableUntil] = useState(
    sent.error?.code === 'account_deleted' ? String(sent.error.params['until']) : null,
  );
  const [codeAsked, setCodeAsked] = useState(sent.refused === 'code' || sent.error?.code === 'second_step_required');
  const { state }: { readonly state: unknown } = useLocation();
  // In the browser only: the server does not have the navigation state.
  const linkOver = useHydrated() && state === linkIsOver;
  return (
    <section className="wrap grid justify-items-center gap-6 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <Panel tone="raised" className="w-full max-w-[480px]">
        {restorableUntil !== null ? (
          <RestoreOffer until={restorableUntil} onCancel={() => setRestorableUntil(null)} />
        ) : codeAsked ? (
          <SecondStepForm
            refusal={sent.refused === 'code' ? sent.error : null}
            onDeleted={setRestorableUntil}
            onClose={() => setCodeAsked(false)}
          />
        ) : (
          <>
            <h1 className="title-l">{t('title')}</h1>
            <p className="soft mt-1 text-pretty">{linkOver ? t('linkOver') : t('lead')}</p>
            <LoginForm sent={sent} onDeleted={setRestorableUntil} onCodeAsked={() => setCodeAsked(true)} />
            <PasskeyLogin onDeleted={setRestorableUntil} />
          </>
        )}
      </Panel>
      {accepts_signup && (
        <p>
          {t('noAccount')} <SignupLink>{t('signup')}</SignupLink>
        </p>
      )}
    </section>
  );
}

interface FormProps {
  readonly sent: SentForm;
  readonly onDeleted: (until: string) => void;
  readonly onCodeAsked: () => void;
}

function LoginForm({ sent, onDeleted, onCodeAsked }: FormProps) {
  const t = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const [email, setEmail] = useState(sent.typed['email'] ?? '');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const enter = useLogin(onDeleted, onCodeAsked);
  const error = enter.error ?? (enter.isIdle ? sent.error : null);
  const decision = decisionPath(error);

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
    // Without script, or before it is loaded, the browser itself sends the form, and the server replies with a page.
    <form ref={form} method="post" className="mt-6 grid gap-5" onSubmit={submit} noValidate>
      {error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(error)} {decision !== null && <Link to={decision}>{common('decision')}</Link>}
        </Alert>
      )}
      <Field label={t('email')} error={missing === 'email' && t('emailMissing')}>
        <EmailInput
          name="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <PasswordField
        label={t('password')}
        error={missing === 'password' && t('passwordMissing')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" kind="primary" size="tall" loading={enter.isPending}>
        {t('submit')}
      </Button>
      <p className="text-center">
        <Link className="link" to="/reset-password">
          {t('forgot')}
        </Link>
      </p>
    </form>
  );
}

/** Logs in. Calls `onDeleted` for a deleted account, and `onCodeAsked` when a code is required. */
function useLogin(onDeleted: (until: string) => void, onCodeAsked: () => void) {
  const api = useApi();
  const enter = useAfterLogin();
  const toDecision = useToDecision();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api(login, { body }),
    onSuccess: ({ user }) => enter(user),
    onError(error) {
      toDecision(error);
      if (error instanceof ApiError && error.code === 'account_deleted') onDeleted(String(error.params['until']));
      if (error instanceof ApiError && error.code === 'second_step_required') onCodeAsked();
    },
  });
}
