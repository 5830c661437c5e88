import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { retryBriefly } from '#platform/web/data/query-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { logout } from '../../contract/calls.ts';
import { changeUser, memberOf, setUser } from '../user/change-user.ts';

/**
 * Ends the session, drops all data of the member and opens the index page. `before` first saves unsent data. Shows an error when it
 * fails, because the member is still logged in.
 */
export function useLogout(before: () => Promise<void>): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate } = useMutation({
    async mutationFn() {
      await before();
      return api(logout);
    },
    retry: retryBriefly,
    async onSuccess() {
      // Set first, or the index page would redirect the member back. The rest of the cache is dropped after the navigation,
      // because the old page still uses it.
      const leaving = memberOf(queries);
      await setUser(queries, null);
      await navigate('/');
      await changeUser(queries, null, leaving);
    },
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle', urgent: true }),
  });
  return mutate;
}
