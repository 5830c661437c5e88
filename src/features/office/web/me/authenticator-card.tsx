import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { QrCode } from '#platform/web/ui/pictures/qr-code.tsx';
import { confirmTotp, startTotp } from '#features/staff/contract/calls.ts';
import { CodeField } from '../kit/code-field.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { useAct, useKeepMe } from '../kit/use-act.ts';
import { Card } from './card.tsx';

interface Props {
  /** With the recovery codes, which are shown this once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: its secret as an image and as text, then the first code. */
export function AuthenticatorCard({ onCodes }: Props) {
  const t = useTranslations('office.app');
  const { me, about } = useOffice();
  const dateText = useDateFormat();
  const start = useAct(
    (api) => api(startTotp, { query: about }),
    () => null,
  );
  const since = me.totp_since;
  return (
    <Card title={t('title')} lead={since === null ? t('off') : t('on', { date: dateText(new Date(since), { dateStyle: 'long' }) })}>
      {start.data ? (
        <Setup
          {...start.data}
          onDone={(codes) => {
            start.reset();
            onCodes(codes);
          }}
          onCancel={start.reset}
        />
      ) : (
        <Button size="small" icon="device-mobile" loading={start.isPending} onClick={() => start.mutate(undefined)}>
          {t(since === null ? 'turnOn' : 'replace')}
        </Button>
      )}
    </Card>
  );
}

interface SetupProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Setup({ secret, uri, onDone, onCancel }: SetupProps) {
  const t = useTranslations('office.app');
  const common = useTranslations('common.action');
  const api = useApi();
  const asks = useAsks();
  const keep = useKeepMe();
  const errorText = useErrorText('office');
  const { about } = useOffice();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const confirm = useMutation({
    mutationFn: () => asks.within(() => api(confirmTotp, { query: about, body: { code: code.trim() } })),
    onSuccess({ recovery_codes, me }) {
      keep(me);
      onDone(recovery_codes);
    },
    onError: () => field.current?.select(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate();
  };
  return (
    <div ref={box} className="grid gap-4">
      <p>{t('scan')}</p>
      <QrCode text={uri} />
      <p>
        <span className="text-s soft">{t('secret')}</span>
        <br />
        <span className="mono" style={{ whiteSpace: 'normal' }} translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <p>
        <a className="link" href={uri}>
          {t('open')}
        </a>
      </p>
      <form method="post" noValidate className="grid max-w-[360px] gap-4" onSubmit={submit}>
        <CodeField ref={field} label={t('code')} error={confirm.error && errorText(confirm.error)} value={code} onChange={setCode} />
        <div className="row">
          <Button kind="primary" size="small" type="submit" loading={confirm.isPending}>
            {t('submit')}
          </Button>
          <Button kind="plain" size="small" onClick={onCancel}>
            {common('cancel')}
          </Button>
        </div>
      </form>
      <p className="text-s soft row">
        <Icon name="info" />
        {t('codesFollow')}
      </p>
    </div>
  );
}
