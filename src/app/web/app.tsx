import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { LinkProvider } from '#platform/web/ui/index.ts';
import { UserProvider, useUser, readerCountry } from '#features/account/web/index.ts';
import { settingsQuery, SettingsProvider } from '#features/site/web/index.ts';

interface Props {
  readonly catalogs: Catalogs;
  readonly timeZone: string;
  readonly renderedAt: number;
  readonly children: ReactNode;
}

/** The providers around the router, in the browser and on the server. */
export function App(props: Props) {
  return (
    <UserProvider>
      <Site {...props} />
    </UserProvider>
  );
}

/** Texts and formats follow the user's country. */
function Site({ catalogs, timeZone, renderedAt, children }: Props) {
  const user = useUser();
  const { data: settings } = useSuspenseQuery(settingsQuery(useApi()));
  return (
    <I18nProvider catalogs={catalogs} country={readerCountry(user, settings)} serverTimeZone={timeZone} renderedAt={renderedAt}>
      <SettingsProvider value={settings}>
        <LinkProvider value={Link}>{children}</LinkProvider>
      </SettingsProvider>
    </I18nProvider>
  );
}
