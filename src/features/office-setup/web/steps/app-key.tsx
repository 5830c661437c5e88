import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { QrCode } from '#platform/web/ui/pictures/qr-code.tsx';
import { PasswordField } from '#features/account/web/index.ts';
import { CodeField } from '#features/office/web/index.ts';
import { usePost, useSetup } from '../setup-api.ts';

interface Props {
  readonly saveOwner: (password?: string) => Promise<void>;
  readonly passwordError: string | undefined;
}

/** A password, then an authenticator app, then ten codes on paper. */
export function AppKey({ saveOwner, passwordError }: Props) {
  const t = useTranslations('office-setup');
  const errorText = useErrorText('office-setup', 'office');
  const { setup } = useSetup();
  const { has_totp: hasApp, has_password: hasPassword, recovery_codes: left } = setup.owner;
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = usePost();
  const confirm = usePost(() => {
    setAsked(false);
    start.reset();
  });
  const app = start.data?.app;
  const codes = confirm.data?.recovery_codes;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || start.isPending) return;
    setSaving(true);
    try {
      await saveOwner(password === '' && hasPassword ? undefined : password);
      await start.mutateAsync({ step: 'totp_start' });
    } catch {
      // Shown at the field that it is about.
    } finally {
      setSaving(false);
    }
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate({ step: 'totp', totp: code.trim() });
  };
  return (
    <div className="setup-key">
      <Icon name="device-mobile" />
      <div>
        <b>{t('owner.app')}</b>
        <p className="text-s soft">
          {hasApp ? t('owner.appHave') : t('owner.appNone')}
          {hasApp && codes === undefined && ` ${t('owner.codesLeft', { n: left })}`}
        </p>
      </div>
      {!isAsked && (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('button.app')}
        </Button>
      )}
      {isAsked && app === undefined && (
        <form method="post" noValidate className="wide setup-line" onSubmit={(event) => void begin(event)}>
          <PasswordField
            label={t('owner.password')}
            help={t('owner.passwordHelp')}
            error={passwordError}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
          <Button kind="primary" type="submit" loading={isSaving}>
            {t('button.next')}
          </Button>
        </form>
      )}
      {isAsked && app !== undefined && (
        <div className="wide setup-app">
          <p>{t('owner.scan')}</p>
          <QrCode text={app.uri} />
          <p>
            <span className="text-s soft">{t('owner.secret')}</span>
            <br />
            <span className="mono" translate="no">
              {app.secret.match(/.{1,4}/g)?.join(' ')}
            </span>
          </p>
          <form method="post" noValidate className="setup-line" onSubmit={check}>
            <CodeField
              ref={field}
              label={t('owner.code')}
              error={confirm.error && errorText(confirm.error)}
              value={code}
              onChange={setCode}
            />
            <Button kind="primary" type="submit" loading={confirm.isPending}>
              {t('owner.confirm')}
            </Button>
          </form>
        </div>
      )}
      {codes !== undefined && <Codes codes={codes} />}
    </div>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('office-setup.owner');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div className="wide setup-app">
      <p>
        <b>{t('codes')}</b> {t('codesShown')}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={t('codes')} className="codes">
        {codes.map((one) => (
          <li key={one} className="mono" translate="no">
            {one}
          </li>
        ))}
      </ul>
      <Button size="small" icon="printer" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}
