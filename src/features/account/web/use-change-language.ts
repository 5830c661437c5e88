import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Language } from '#platform/contract/languages.ts';
import { useApi } from '#platform/web/data/context.ts';
import type { Catalogs } from '#platform/web/i18n/catalogs.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { putUser } from '../contract/endpoints.ts';
import { useUser, userQuery } from './queries.ts';

/** Switches all texts of the current page. */
export async function showLanguage(catalogs: Catalogs, language: Language): Promise<void> {
  await catalogs.switchTo(language);
  document.documentElement.lang = language;
}

/** Switches the language of the whole interface, remembers it for 365 days and, for a member, on every device. */
export function useChangeLanguage(): (language: Language) => void {
  const catalogs = useCatalogs();
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  return useCallback(
    (language) => {
      writeCookie('locale', language);
      void showLanguage(catalogs, language);
      if (user !== null)
        void api(putUser, { body: { language } }).then(({ user: saved }) => queries.setQueryData(userQuery(api).queryKey, saved));
    },
    [api, catalogs, queries, user],
  );
}
