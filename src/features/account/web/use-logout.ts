import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { logout } from '../contract/endpoints.ts';
import { changeUser } from './change-user.ts';
import { userQuery } from './queries.ts';

/** Ends the session, forgets everything of the member and goes home. */
export function useLogout(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void api(logout).then(async () => {
      // First, or the index page would send the member back; the page that is left may still show what it has.
      queries.setQueryData(userQuery(api).queryKey, null);
      await navigate('/');
      changeUser(queries, api, null);
    });
  }, [api, navigate, queries]);
}
