import { createContext, type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { knownTimeZone, ownTimeZone } from '#platform/contract/known-to-intl.ts';
import { type Language, regionalLocale } from '#platform/contract/languages.ts';
import type { Catalogs } from '../data/catalogs.ts';
import { whenIdle } from '../interaction/when-idle.ts';
import { useRequired } from '../data/required-context.ts';
import { fallbackTexts, reportTextError } from './unknown-texts.ts';

const CatalogsContext = createContext<Catalogs | null>(null);

export function useCatalogs(): Catalogs {
  return useRequired(CatalogsContext, 'I18nProvider');
}

export function useLanguage(): Language {
  const catalogs = useCatalogs();
  return useSyncExternalStore(
    catalogs.subscribe,
    () => catalogs.state().language,
    () => catalogs.state().language,
  );
}

interface Props {
  readonly catalogs: Catalogs;
  /** Decides between British and American English, and the format of dates and money; null: the language's default country. */
  readonly country: string | null;
  /** The zone in which the server rendered; the browser's own replaces it after hydration. */
  readonly serverTimeZone: string;
  /** Milliseconds since 1970, so that server and browser render the same relative times. */
  readonly renderedAt: number;
  readonly children: ReactNode;
}

/** Provides texts, date and number formats. */
export function I18nProvider({ catalogs, country, serverTimeZone, renderedAt, children }: Props) {
  const state = useSyncExternalStore(catalogs.subscribe, catalogs.state, catalogs.state);
  const timeZone = useTimeZone(serverTimeZone);
  const now = useMemo(() => new Date(renderedAt), [renderedAt]);
  const fallback = useMemo(() => fallbackTexts(state.messages), [state.messages]);
  return (
    <CatalogsContext value={catalogs}>
      <IntlProvider
        locale={regionalLocale(state.language, country)}
        messages={state.messages}
        timeZone={timeZone}
        now={now}
        onError={reportTextError}
        getMessageFallback={fallback}
      >
        {children}
      </IntlProvider>
    </CatalogsContext>
  );
}

/** The server's zone during hydration, then the browser's, if it has one. The rendering for that can wait for user input. */
function useTimeZone(serverTimeZone: string): string {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setOwn(ownTimeZone()))), []);
  return knownTimeZone(own, serverTimeZone);
}
