import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import { userKey, useUser } from '#features/account/web/index.ts';
import { messageRefused } from '#features/chat/contract/calls.ts';
import { termsPath } from './terms-path.ts';

/**
 * Opens the question about changed terms with the next page, or when a message is refused for them: never while somebody reads or writes.
 */
export function TermsWatch() {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const isAsked = user?.terms?.put_off === false;
  const askedAt = useRef<string | null>(null);
  useEffect(() => {
    if (!isAsked) askedAt.current = null;
    else if (askedAt.current === null) askedAt.current = key;
    else if (askedAt.current !== key) {
      const path = termsPath(pathname + search);
      if (path !== null) void navigate(path, { replace: true });
    }
  }, [isAsked, key, pathname, search, navigate]);
  useLiveEvent(messageRefused, ({ error }) => {
    if (error.code !== 'terms_changed') return;
    void queries.invalidateQueries({ queryKey: userKey });
    const path = termsPath(pathname + search);
    if (path !== null) void navigate(path);
  });
  return null;
}
