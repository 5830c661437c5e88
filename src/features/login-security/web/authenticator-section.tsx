import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, useToast } from '#platform/web/ui/index.ts';
import { Section } from '#features/account-settings/web/index.ts';
import { renewRecoveryCodes, startAuthenticator, turnOffAuthenticator } from '../contract/calls.ts';
import type { LoginSecurity } from '../contract/endpoints.ts';
import { useConfirmation } from './confirmation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useChange } from './use-change.ts';

const AuthenticatorSetup = loadPart(async () => (await import('./authenticator-setup.tsx')).AuthenticatorSetup);

/** A one-time code after the password, and the recovery codes that replace it. */
export function AuthenticatorSection({ security }: { readonly security: LoginSecurity }) {
  const t = useTranslations('login-security.authenticator');
  const dateText = useDateFormat();
  const api = useApi();
  const toast = useToast();
  const confirmed = useConfirmation();
  const errorText = useErrorText('login-security', 'account');
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const { authenticator_since: since, recovery_codes: left } = security;
  const start = useMutation({
    mutationFn: () => confirmed(() => api(startAuthenticator)),
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
  const turnOff = useChange(
    () => api(turnOffAuthenticator),
    () => {
      start.reset();
      setShown(null);
      return t('turnedOff');
    },
  );
  return (
    <>
      <Section
        id="authenticator"
        title={t('title')}
        lead={since === null ? t('off') : t('on', { date: dateText(new Date(since), { dateStyle: 'long' }) })}
      >
        {since !== null ? (
          <Button loading={turnOff.isPending} onClick={() => turnOff.mutate(undefined)}>
            {t('turnOff')}
          </Button>
        ) : start.data ? (
          <AuthenticatorSetup secret={start.data.secret} uri={start.data.uri} onCodes={setShown} onClose={start.reset} />
        ) : (
          <Button icon="device-mobile" loading={start.isPending} onClick={() => start.mutate()}>
            {t('turnOn')}
          </Button>
        )}
      </Section>
      {since !== null && <RecoverySection left={left} shown={shown} onShown={setShown} />}
    </>
  );
}

interface RecoveryProps {
  readonly left: number;
  readonly shown: readonly string[] | null;
  readonly onShown: (codes: readonly string[] | null) => void;
}

function RecoverySection({ left, shown, onShown }: RecoveryProps) {
  const t = useTranslations('login-security.recovery');
  const api = useApi();
  const renew = useChange(
    (client_id: string) => api(renewRecoveryCodes, { body: { client_id } }),
    ({ recovery_codes }) => {
      onShown(recovery_codes);
      return null;
    },
  );
  return (
    <Section id="recovery" title={t('title')} lead={shown === null ? t('left', { n: left }) : t('shown')}>
      {shown === null ? (
        <Button icon="arrow-clockwise" loading={renew.isPending} onClick={() => renew.mutate(newClientId())}>
          {t('renew')}
        </Button>
      ) : (
        <RecoveryCodes codes={shown} onKept={() => onShown(null)} />
      )}
    </Section>
  );
}
