import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { type Language, regionalLocale } from '#platform/contract/languages.ts';
import type { Catalogs } from './catalogs.ts';

const CatalogsContext = createContext<Catalogs | null>(null);

export function useCatalogs(): Catalogs {
  const catalogs = use(CatalogsContext);
  if (catalogs === null) throw new Error('no I18nProvider above this component');
  return catalogs;
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
  /** Decides British or American English, and how dates and money look; null: the language's home. */
  readonly country: string | null;
  /** The zone in which the server rendered; the browser's own takes over after hydration. */
  readonly serverTimeZone: string;
  /** The moment of rendering, so that both sides say the same. */
  readonly renderedAt: number;
  readonly children: ReactNode;
}

/** Texts, dates and numbers for everything below. */
export function I18nProvider({ catalogs, country, serverTimeZone, renderedAt, children }: Props) {
  const state = useSyncExternalStore(catalogs.subscribe, catalogs.state, catalogs.state);
  const timeZone = useTimeZone(serverTimeZone);
  const now = useMemo(() => new Date(renderedAt), [renderedAt]);
  return (
    <CatalogsContext value={catalogs}>
      <IntlProvider locale={regionalLocale(state.language, country)} messages={state.messages} timeZone={timeZone} now={now}>
        {children}
      </IntlProvider>
    </CatalogsContext>
  );
}

const never = () => () => {};
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Hydration uses the server's zone, the first render after it the browser's. */
const useTimeZone = (serverTimeZone: string): string => useSyncExternalStore(never, browserTimeZone, () => serverTimeZone);
