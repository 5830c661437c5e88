import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import type { LoginSecurity } from '../contract/endpoints.ts';
import { loginSecurityQuery } from './queries.ts';
import { useConfirmation } from './confirmation.tsx';

interface Changed {
  readonly login_security: LoginSecurity;
}

/**
 * A change for which the server requires a recent confirmation of the member's identity: if it asks for one, a dialog opens, and the
 * change is repeated after it. `change` returns null when the member cancelled. `said`: the text of the toast on success.
 */
export function useChange<Input, Reply extends Changed>(
  change: (input: Input) => Promise<Reply | null>,
  said: (response: Reply) => string | null,
) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const confirmed = useConfirmation();
  const errorText = useErrorText('login-security', 'account');
  return useMutation({
    mutationFn: (input: Input) => confirmed(() => change(input)),
    onSuccess(response) {
      if (response === null) return;
      queries.setQueryData(loginSecurityQuery(api).queryKey, response.login_security);
      const text = said(response);
      if (text !== null) toast({ text, icon: 'check-circle' });
    },
    onError(error) {
      // Errors that name a field are shown at that field.
      if (!(error instanceof ApiError && 'field' in error.params)) toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
    },
  });
}
