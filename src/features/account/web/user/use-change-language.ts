import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHref, useLocation } from 'react-router';
import { type Language, pathIn } from '#platform/contract/languages.ts';
import { useApi } from '#platform/web/data/context.ts';
import { retryBriefly } from '#platform/web/data/query-client.ts';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { putUser } from '../../contract/calls.ts';
import { userQuery } from './queries.ts';
import { useUser } from './user-provider.tsx';

/** Switches all texts of the current page. */
export async function showLanguage(catalogs: Catalogs, language: Language): Promise<void> {
  await catalogs.switchTo(language);
  document.documentElement.lang = language;
}

interface Change {
  readonly language: Language;
  readonly shown: Promise<void>;
}

/**
 * Switches the language of the whole interface, remembers it for 365 days and, for a member, on every device. When that fails, it
 * shows an error and switches back, as the next page would. When the URL contains a language, it opens the same page under the URL of
 * the other language.
 */
export function useChangeLanguage(): (language: Language) => void {
  const isInLanguage = useHref('/') !== '/';
  const { pathname, search } = useLocation();
  const catalogs = useCatalogs();
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const toast = useToast();
  const errorText = useErrorText();
  const fail = (error: Error) => void toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
  const { mutate: save } = useMutation({
    scope: { id: 'language' },
    mutationFn: ({ language }: Change) => api(putUser, { body: { language } }),
    retry: retryBriefly,
    onSuccess: ({ user: saved }) => queries.setQueryData(userQuery(api).queryKey, saved),
    async onError(error, { language, shown }) {
      fail(error);
      // Its texts may arrive after the refusal, and would then replace the restored ones.
      await shown.catch(() => {});
      if (user !== null && catalogs.state().language === language) await show(user.language);
    },
  });
  const show = async (language: Language) => {
    if (!isInLanguage) await showLanguage(catalogs, language);
    writeCookie('locale', language);
    if (isInLanguage) location.assign(pathIn(language, pathname) + search);
  };
  return (language) => {
    const shown = show(language);
    if (user === null) shown.catch(fail);
    else save({ language, shown });
  };
}
