import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { logout } from '../contract/endpoints.ts';
import { changeUser } from './change-user.ts';
import { userQuery } from './queries.ts';

/** Ends the session, drops all cached data of the member and opens the index page. */
export function useLogout(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void api(logout).then(async () => {
      // Set first, or the index page would redirect the member back. The rest of the cache is dropped after the navigation,
      // because the old page still uses it.
      queries.setQueryData(userQuery(api).queryKey, null);
      await navigate('/');
      changeUser(queries, api, null);
    });
  }, [api, navigate, queries]);
}
