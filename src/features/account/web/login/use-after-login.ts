import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import type { User } from '../../contract/user.ts';
import { changeUser } from '../user/change-user.ts';
import { pathAfterLogin } from '../../contract/path-after-login.ts';
import { showLanguage } from '../user/use-change-language.ts';

/**
 * After a login: switches to the member's language and opens the requested page. When the current URL contains a language, the page
 * is loaded anew, because the URLs of members' pages contain none.
 */
export function useAfterLogin(to?: string): (user: User) => Promise<void> {
  const queries = useQueryClient();
  const catalogs = useCatalogs();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isInLanguage = useHref('/') !== '/';
  const path = to ?? pathAfterLogin(search);
  return useCallback(
    async (user) => {
      if (isInLanguage) {
        location.assign(path);
        return;
      }
      await showLanguage(catalogs, user.language);
      await changeUser(queries, user);
      await navigate(path);
    },
    [catalogs, isInLanguage, navigate, path, queries],
  );
}
