import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { PasskeyConfirmation } from '#features/account-settings/web/index.ts';
import { loginSecurityQuery } from './queries.ts';

/** For forms that ask who is there; null for a member who has no passkey at this address. */
export function usePasskeyConfirmation(): PasskeyConfirmation | null {
  const api = useApi();
  const queries = useQueryClient();
  const query = loginSecurityQuery(api);
  const { data } = useSuspenseQuery(query);
  if (!data.passkeys.some(({ here }) => here)) return null;
  return {
    confirmed: data.confirmed_until !== null,
    async ask() {
      // Few press the button.
      const { confirmByPasskey } = await import('./confirm-by-passkey.ts');
      const { login_security } = await confirmByPasskey(api);
      queries.setQueryData(query.queryKey, login_security);
    },
    async within(call) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'wrong_password') throw error;
        queries.setQueryData(query.queryKey, { ...data, confirmed_until: null });
        throw new ApiError(409, 'confirmation_required');
      }
    },
  };
}
