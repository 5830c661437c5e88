import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { logout } from '../contract/endpoints.ts';
import { changeUser } from './change-user.ts';

/** Ends the session, forgets everything of the member and goes home. */
export function useLogout(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void api(logout).then(async () => {
      await navigate('/');
      changeUser(queries, api, null);
    });
  }, [api, navigate, queries]);
}
