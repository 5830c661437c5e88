import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { getLoginSecurity } from '../contract/calls.ts';

export const loginSecurityQuery = (api: Api) =>
  queryOptions({
    queryKey: ['login-security'],
    queryFn: async ({ signal }) => (await api(getLoginSecurity, { signal })).login_security,
  });
