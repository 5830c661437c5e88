import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, ButtonLink, Field, TextInput } from '#platform/web/ui/index.ts';
import { PasswordField } from '#features/account/web/index.ts';
import { acceptInvitation } from '#features/staff/contract/calls.ts';
import { meKey } from '../kit/queries.ts';
import { DoorFrame } from './door-frame.tsx';

/** Accepts an invitation: a name, a password or none, and then the second factor on the next page. */
export function Component() {
  const t = useTranslations('office.invitation');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const errorText = useErrorText('office');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const accept = useMutation({
    mutationFn: () => api(acceptInvitation, { body: { token, name: name.trim(), ...(password !== '' && { password }) } }),
    onSuccess() {
      queries.removeQueries({ queryKey: meKey });
      void navigate('/admin/me', { replace: true });
    },
  });
  const code = accept.error instanceof ApiError ? accept.error.code : null;
  const text = accept.error && errorText(accept.error);
  const isAboutName = code === 'name_invalid';
  const isAboutPassword = code?.startsWith('password_') === true;
  if (code === 'invitation_expired')
    return (
      <DoorFrame title={t('expired')} lead={t('expiredLead')}>
        <ButtonLink to="/admin/login">{t('toLogin')}</ButtonLink>
      </DoorFrame>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accept.isPending) accept.mutate();
  };
  return (
    <DoorFrame title={t('title')} lead={t('lead')}>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        {text && !isAboutName && !isAboutPassword && (
          <Alert tone="note" icon="warning-circle" live>
            {text}
          </Alert>
        )}
        <Field label={t('name')} help={t('nameHelp')} error={isAboutName && text}>
          <TextInput name="name" autoComplete="name" required value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <PasswordField
          label={t('password')}
          help={t('passwordHelp')}
          error={isAboutPassword && text}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Button kind="primary" type="submit" wide loading={accept.isPending}>
          {t('submit')}
        </Button>
      </form>
    </DoorFrame>
  );
}
