import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, EmailInput, Field, TextInput } from '#platform/web/ui/index.ts';
import { advice } from '../../contract/rules.ts';
import { usePost, useSetup } from '../setup-api.ts';
import { useFieldError, useMissingNames } from '../use-missing.ts';
import { AppKey } from './app-key.tsx';
import { PasskeyKey } from './passkey-key.tsx';

interface Props {
  readonly onBack: () => void;
  readonly onOpened: (origin: string) => void;
}

/** Who holds the keys, and the press that opens the site. */
export function OwnerStep({ onBack, onOpened }: Props) {
  const t = useTranslations('office-setup');
  const names = useMissingNames();
  const errorText = useErrorText('office-setup', 'office');
  const keyError = useFieldError('owner', true)('key');
  const { setup } = useSetup();
  const { owner } = setup;
  const [name, setName] = useState(owner.name);
  const [email, setEmail] = useState(owner.email === '' ? (setup.mail.to ?? '') : owner.email);
  const [invite, setInvite] = useState('');
  const named = usePost();
  const open = usePost(({ opened }) => {
    if (opened !== undefined) onOpened(opened);
  });
  /** Keys belong to somebody, so the name is stored before the first of them. */
  const saveOwner = async (password?: string) => {
    await named.mutateAsync({ step: 'owner', owner: { name, email, ...(password !== undefined && { password }) } });
  };
  const code = named.error instanceof ApiError ? named.error.code : null;
  const isAboutPassword = code?.startsWith('password_') === true;
  const vital = setup.missing.filter(({ reason }) => !advice.has(reason));
  const canOpen = vital.length === 0;
  const inviteCode = open.error instanceof ApiError && open.error.code === 'invalid_email' ? errorText(open.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canOpen || open.isPending) return;
    open.mutate({ step: 'open', open: invite.trim() === '' ? {} : { invite: invite.trim() } });
  };
  return (
    <div className="setup-form">
      <div>
        <h2 className="title-h28">{t('owner.title')}</h2>
        <p className="soft">{t('owner.lead')}</p>
      </div>
      <div className="setup-two">
        <Field label={t('owner.name')} error={code === 'name_invalid' && named.error ? errorText(named.error) : undefined}>
          <TextInput name="name" autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('owner.email')} error={code === 'invalid_email' && named.error ? errorText(named.error) : undefined}>
          <EmailInput name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
      </div>
      {named.error && !isAboutPassword && code !== 'name_invalid' && code !== 'invalid_email' && (
        <Alert tone="amber" icon="warning-circle" live>
          {errorText(named.error)}
        </Alert>
      )}
      <div className="setup-keys" role="group" aria-label={t('owner.keys')}>
        <PasskeyKey saveOwner={saveOwner} />
        <AppKey saveOwner={saveOwner} passwordError={isAboutPassword && named.error ? errorText(named.error) : undefined} />
      </div>
      {keyError !== undefined && owner.email !== '' && <p className="text-s setup-hint">{keyError}</p>}
      <form method="post" noValidate className="setup-form" onSubmit={submit}>
        <Field label={t('owner.second')} help={t('owner.secondHelp')} error={inviteCode}>
          <EmailInput name="invite" autoComplete="off" value={invite} onChange={(event) => setInvite(event.target.value)} />
        </Field>
        {open.error && inviteCode === undefined && (
          <Alert tone="amber" icon="warning-circle" live>
            {errorText(open.error)}
          </Alert>
        )}
        <footer className="setup-foot">
          <Button kind="primary" type="submit" disabled={!canOpen} loading={open.isPending}>
            {t('button.open')}
          </Button>
          <Button kind="plain" onClick={onBack}>
            {t('button.back')}
          </Button>
          <p className="text-s soft">{canOpen ? t('owner.ends') : t('stillMissing', { what: names(vital) })}</p>
        </footer>
      </form>
    </div>
  );
}
