import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, type ButtonLook } from '#platform/web/ui/index.ts';
import { resendActivation } from '../contract/endpoints.ts';
import { useUser } from './queries.ts';

/** Sends the activation mail once more and says what became of it. For members who are not confirmed yet. */
export function ResendActivation({ kind = 'quiet', size }: Pick<ButtonLook, 'kind' | 'size'>) {
  const t = useTranslations('account.resend');
  const errorText = useErrorText('account');
  const email = useUser()?.email ?? '';
  const api = useApi();
  const resend = useMutation({ mutationFn: () => api(resendActivation) });
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind={kind} size={size} loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('send')}
      </Button>
      <p className="t15" role="status">
        {resend.isSuccess && t('sent', { email })}
        {resend.error && errorText(resend.error)}
      </p>
    </div>
  );
}
