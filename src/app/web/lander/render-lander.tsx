import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { readTheme, type Rendered, type RenderInput } from '#app/contract/render.ts';
import { type Language, languageNames, pathIn, withoutLanguage } from '#platform/contract/languages.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { I18nProvider } from '#platform/web/i18n/i18n-provider.tsx';
import { LinkProvider } from '#platform/web/ui/index.ts';
import { readerCountry } from '#features/account/web/index.ts';
import { landerTexts, type LanderView, loadScene } from '#features/landers/web/index.ts';
import type { CompanyInfo, Settings } from '#features/site/contract/settings.ts';
import { SettingsProvider } from '#features/site/web/index.ts';
import { Footer } from '../layout/footer.tsx';
import { loaderFor } from '../catalogs/load-catalog-once.ts';
import { pageHtml } from '../render/page-html.ts';
import { LanderApp } from './lander-app.tsx';
import type { LanderBoot } from '../boot/lander-boot.ts';
import { frameTexts } from './lander-frame.tsx';
import { pickTexts } from './pick-texts.ts';
import { plainLinkUnder } from './plain-link.tsx';

interface Page {
  readonly input: RenderInput;
  readonly view: LanderView;
  readonly settings: Settings;
  readonly company: CompanyInfo;
  readonly language: Language;
  readonly api: Api;
}

/** Renders the page of a lander, with the small entry that hydrates it and the texts which that entry may show. */
export async function renderLander({ input, view, settings, company, language, api }: Page): Promise<Rendered> {
  const address = new URL(input.url);
  const { texts } = await loadScene(view.name);
  const country = readerCountry(null, settings);
  const load = loaderFor(country);
  const catalogs = createCatalogs(load, language);
  await catalogs.ensure(['app', 'landers', 'members']);
  const boot: LanderBoot = {
    view,
    settings,
    messages: pickTexts(catalogs.state().messages, [...frameTexts, ...landerTexts, ...texts]),
    language,
    addressLanguage: input.addressLanguage,
    renderedAt: input.now,
  };
  input.stopIfGone();
  const drawn = createCatalogs(load, language, boot.messages);
  const html = renderToString(<LanderApp boot={boot} api={api} catalogs={drawn} address={address} />);
  const path = withoutLanguage(address.pathname);
  const below = renderToStaticMarkup(
    <I18nProvider catalogs={catalogs} country={country} serverTimeZone={settings.time_zone} renderedAt={input.now}>
      <SettingsProvider value={settings}>
        <LinkProvider value={plainLinkUnder(input.addressLanguage)}>
          <Footer company={company} visitor languageLink={languageLinksOf(language, path + address.search)} />
        </LinkProvider>
      </SettingsProvider>
    </I18nProvider>,
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language },
    body: await pageHtml({
      language,
      theme: readTheme(input.cookie('theme')),
      niche: settings.niche,
      accent: settings.accent,
      html,
      below,
      boot,
      assets: input.assets([`src/features/landers/web/scenes/${view.name}/scene.tsx`], 'lander'),
      headFor: (found) => input.headFor({ ...found, language, country, path: path.replace(/\/+$/, '') }),
    }),
  };
}

const languageLinksOf =
  (current: Language, path: string) =>
  (language: Language): ReactNode => (
    <a href={pathIn(language, path)} lang={language} aria-current={language === current ? 'true' : undefined}>
      {languageNames[language]}
    </a>
  );
