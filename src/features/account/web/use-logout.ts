import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { logout } from '../contract/endpoints.ts';
import { userQuery } from './queries.ts';

/** Ends the session, forgets everything of the member and goes home. */
export function useLogout(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void api(logout).then(async () => {
      await navigate('/');
      const { queryKey } = userQuery(api);
      queries.setQueryData(queryKey, null);
      queries.removeQueries({ predicate: (query) => !['user', 'settings', 'companyinfo'].includes(String(query.queryKey[0])) });
    });
  }, [api, navigate, queries]);
}
