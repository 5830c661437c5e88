import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/index.ts';
import { useSupportsPasskeys } from '#features/account/web/index.ts';
import { makePasskey } from '#features/login-security/web/index.ts';
import { OfficeIcon } from '#features/office/web/index.ts';
import { usePost, useSetup } from '../setup-api.ts';

/** Makes a passkey for the owner on this device. */
export function PasskeyKey({ saveOwner }: { readonly saveOwner: () => Promise<void> }) {
  const t = useTranslations('office-setup');
  const errorText = useErrorText('office-setup', 'office');
  const isSupported = useSupportsPasskeys();
  const { setup } = useSetup();
  const { passkeys } = setup.owner;
  const start = usePost();
  const store = usePost();
  const add = useMutation({
    async mutationFn() {
      await saveOwner();
      const { creation } = await start.mutateAsync({ step: 'passkey_start' });
      if (creation === undefined) throw new ApiError(400, 'passkey_refused');
      const made = await makePasskey(creation).catch(() => {
        throw new ApiError(400, 'passkey_refused');
      });
      await store.mutateAsync({
        step: 'passkey',
        passkey: { token: creation.token, ...made, name: t('owner.passkeyName', { n: passkeys + 1 }) },
      });
    },
  });
  // What is wrong with name or address stands at their fields.
  const isOwn = start.error !== null || store.error !== null || (add.error instanceof ApiError && add.error.code === 'passkey_refused');
  return (
    <div className="setup-key">
      <OfficeIcon name="fingerprint" />
      <div>
        <b>{t('owner.passkey')}</b>
        <p className="text-s soft">
          {!isSupported ? t('owner.passkeyUnsupported') : passkeys > 0 ? t('owner.passkeyHave', { n: passkeys }) : t('owner.passkeyNone')}
        </p>
        {add.error && isOwn && (
          <p className="help error" role="alert">
            {errorText(add.error)}
          </p>
        )}
      </div>
      {isSupported && (
        <Button size="small" loading={add.isPending} onClick={() => add.mutate()}>
          {t('button.passkey')}
        </Button>
      )}
    </div>
  );
}
