import { StrictMode } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { ApiProvider } from '#platform/web/data/api-context.ts';
import type { Catalogs } from '#platform/web/data/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { TitleFrame } from '#platform/web/shell/page-title.tsx';
import { LinkProvider } from '#platform/web/ui/index.ts';
import { Lander } from '#features/landers/web/index.ts';
import { SettingsProvider } from '#features/site/web/index.ts';
import { LanderFrame } from './lander-frame.tsx';
import type { LanderBoot } from '../boot/lander-boot.ts';
import { plainLinkUnder } from './plain-link.tsx';

interface Props {
  readonly boot: Omit<LanderBoot, 'messages' | 'language'>;
  readonly api: Api;
  readonly catalogs: Catalogs;
  /** The URL of the page, with the language. */
  readonly address: URL;
}

/** A lander, rendered by the server and the browser without the router, the query cache and the live connection of other pages. */
export function LanderApp({ boot: { view, settings, addressLanguage, renderedAt }, api, catalogs, address }: Props) {
  const country = settings.geoip_selected_country ?? settings.geoip_country;
  return (
    <StrictMode>
      <ApiProvider value={api}>
        <I18nProvider catalogs={catalogs} country={country} serverTimeZone={settings.time_zone} renderedAt={renderedAt}>
          <SettingsProvider value={settings}>
            <LinkProvider value={plainLinkUnder(addressLanguage)}>
              <TitleFrame value={{ badgeCount: 0, brand: settings.name }}>
                <LanderFrame>
                  <Lander {...view} search={address.searchParams} />
                </LanderFrame>
              </TitleFrame>
            </LinkProvider>
          </SettingsProvider>
        </I18nProvider>
      </ApiProvider>
    </StrictMode>
  );
}
