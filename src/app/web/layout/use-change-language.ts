import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Language } from '#platform/contract/languages.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { putUser } from '#features/account/contract/endpoints.ts';
import { useUser, userQuery } from '#features/account/web/index.ts';
import { writeCookie } from './cookies.ts';

/** Changes the whole interface at once, remembers it for 365 days and, for a member, on every device. */
export function useChangeLanguage(): (language: Language) => void {
  const catalogs = useCatalogs();
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  return useCallback(
    (language) => {
      writeCookie('locale', language);
      void catalogs.switchTo(language).then(() => {
        document.documentElement.lang = language;
      });
      if (user !== null)
        void api(putUser, { body: { language } }).then(({ user: saved }) => queries.setQueryData(userQuery(api).queryKey, saved));
    },
    [api, catalogs, queries, user],
  );
}
