import type { ReactNode } from 'react';
import type { Catalogs } from '#platform/web/i18n/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';

interface Props {
  readonly catalogs: Catalogs;
  readonly timeZone: string;
  readonly renderedAt: number;
  readonly children: ReactNode;
}

/** Wraps the router in browser and server with texts and formats that follow the user's country. */
export function App({ catalogs, timeZone, renderedAt, children }: Props) {
  const user = useUser();
  const settings = useSettings();
  const country = user?.profile.country ?? settings.geoip_selected_country ?? settings.geoip_country;
  return (
    <I18nProvider catalogs={catalogs} country={country} serverTimeZone={timeZone} renderedAt={renderedAt}>
      {children}
    </I18nProvider>
  );
}
