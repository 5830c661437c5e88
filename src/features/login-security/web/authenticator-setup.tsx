import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, Field, TextInput } from '#platform/web/ui/index.ts';
import { QrCode } from '#platform/web/ui/pictures/qr-code.tsx';
import { turnOnAuthenticator } from '../contract/calls.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly secret: string;
  readonly uri: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The secret as an image for the app's camera and as text, then the first code. */
export function AuthenticatorSetup({ secret, uri, onCodes }: Props) {
  const t = useTranslations('login-security.authenticator');
  const api = useApi();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const turnOn = useChange(
    (body: { code: string; client_id: string }) => api(turnOnAuthenticator, { body }),
    ({ recovery_codes }) => {
      onCodes(recovery_codes);
      return t('turnedOn');
    },
  );
  const problem = useFieldErrors(turnOn.error, 'login-security', 'account');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!turnOn.isPending) turnOn.mutate({ code, client_id: newClientId() }, { onError: () => input.current?.select() });
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] text-pretty">{t('scan')}</p>
      <QrCode text={uri} />
      <p>
        <span className="label">{t('secret')}</span>
        <br />
        <span className="font-mono wrap-anywhere" translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <p>
        <a className="link" href={uri}>
          {t('open')}
        </a>
      </p>
      <form method="post" noValidate className="grid max-w-[440px] gap-4" onSubmit={submit}>
        <Field label={t('code')} error={problem.at('code')}>
          <TextInput
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button kind="primary" type="submit" loading={turnOn.isPending} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </div>
  );
}
