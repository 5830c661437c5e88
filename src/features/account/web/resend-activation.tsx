import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, type ButtonVariant } from '#platform/web/ui/index.ts';
import { resendActivation } from '../contract/calls.ts';
import { useUser } from './user/user-provider.tsx';

interface Props extends Pick<ButtonVariant, 'kind' | 'size'> {
  /** Further buttons next to this one. */
  readonly children?: ReactNode;
}

/** Sends the activation mail again and shows the result. For members who are not activated yet. */
export function ResendActivation({ kind = 'quiet', size, children }: Props) {
  const t = useTranslations('app.resend');
  const errorText = useErrorText('app');
  const email = useUser()?.email ?? '';
  const api = useApi();
  const resend = useMutation({ mutationFn: (client_id: string) => api(resendActivation, { query: { client_id } }) });
  return (
    <div>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <Button kind={kind} size={size} loading={resend.isPending} onClick={() => resend.mutate(newClientId())}>
          {t('send')}
        </Button>
        {children}
      </div>
      <p className="text-m not-empty:mt-2" role="status">
        {resend.isSuccess && t('sent', { email })}
        {resend.error && errorText(resend.error)}
      </p>
    </div>
  );
}
