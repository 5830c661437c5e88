import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { passkeyChallenge, passkeyLogin } from '../../contract/calls.ts';
import type { Assertion } from '../../contract/factors.ts';
import { askPasskey } from './ask-passkey.ts';
import { useToDecision } from './closed-by-decision.ts';
import { useSupportsPasskeys } from './supports-passkeys.ts';
import { useAfterLogin } from './use-after-login.ts';

interface Props {
  readonly onDeleted: (until: string) => void;
}

/** A login without typing: by the button, or from the browser's autofill list at the address field. */
export function PasskeyLogin({ onDeleted }: Props) {
  const t = useTranslations('account.login');
  const api = useApi();
  const enter = useAfterLogin();
  const toDecision = useToDecision();
  const isSupported = useSupportsPasskeys();
  const { mutate, isPending, error } = useMutation({
    async mutationFn(given: { token: string; assertion: Assertion } | null) {
      if (given !== null) return api(passkeyLogin, { body: given });
      const asked = await api(passkeyChallenge, { body: { purpose: 'login' } });
      return api(passkeyLogin, { body: { token: asked.token, assertion: await askPasskey(asked) } });
    },
    onSuccess: ({ user }) => enter(user),
    onError(failure) {
      toDecision(failure);
      if (failure instanceof ApiError && failure.code === 'account_deleted') onDeleted(String(failure.params['until']));
    },
  });
  useEffect(() => {
    const left = new AbortController();
    const offer = async () => {
      const { offerPasskeys } = await import('./passkey-autofill.ts');
      await offerPasskeys(api, left.signal, (token, assertion) => mutate({ token, assertion }));
    };
    // The browser lacks autofill of passkeys, or the server does not reply. The button still works.
    offer().catch(() => undefined);
    return () => left.abort();
  }, [api, mutate]);
  return (
    <div className="mt-4 grid gap-4 noscript:hidden">
      <Button icon="lock-simple" loading={isPending} onClick={() => mutate(null)}>
        {t('passkey')}
      </Button>
      {error && (
        <Alert tone="note" icon="warning-circle" live>
          {t(isSupported ? 'passkeyFailed' : 'passkeyUnsupported')}
        </Alert>
      )}
    </div>
  );
}
