import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#platform/web/data/api-client.ts';

/** The page of the decision that has closed the account, for the error of a login with the right password; null for any other error. */
export function decisionPath(error: Error | null): string | null {
  if (!(error instanceof ApiError) || (error.code !== 'banned' && error.code !== 'suspended')) return null;
  const { number, token } = error.params;
  return `/decisions/${number}?${new URLSearchParams({ token: String(token), closed: '1' })}`;
}

/** Opens that page after such an error. */
export function useToDecision(): (error: Error) => void {
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      const path = decisionPath(error);
      if (path !== null) void navigate(path, { replace: true });
    },
    [navigate],
  );
}
