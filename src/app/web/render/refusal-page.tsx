import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, useTranslations } from 'use-intl';
import type { RefusalInput, RenderRefusal } from '#app/contract/render.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { Logo } from '#platform/web/ui/index.ts';
import { loadCatalog } from '../catalogs/catalog-files.ts';
import { ErrorArt } from '../errors/error-art.tsx';
import { refusalTexts } from '../errors/refusal-texts.ts';
import { stillPageHtml } from './page-html.ts';

/** The page that replaces one that the server cannot render. It is cheap to render, and works without scripts. */
export const renderRefusal: RenderRefusal = async ({ refusal, language, theme, siteName, niche, accent, assets }) => {
  const catalogs = createCatalogs(loadCatalog, language);
  await catalogs.ensure(['app']);
  const html = renderToStaticMarkup(
    <IntlProvider locale={language} messages={catalogs.state().messages} timeZone="UTC">
      <RefusalPage refusal={refusal} siteName={siteName} />
    </IntlProvider>,
  );
  return stillPageHtml({ language, theme, niche, accent, html, assets: assets([]) });
};

function RefusalPage({ refusal, siteName }: Pick<RefusalInput, 'refusal' | 'siteName'>) {
  const t = useTranslations('app.error');
  const nav = useTranslations('app.nav');
  const { title, text } = refusalTexts(t, refusal);
  return (
    <>
      <title>{siteName === null ? title : `${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {siteName !== null && (
        <header className="topbar">
          <div className="wrap">
            <a href="/" aria-label={nav('home', { site: siteName })}>
              <Logo name={siteName} compact />
            </a>
          </div>
        </header>
      )}
      <main className="wrap error-message">
        <ErrorArt />
        <div className="grid justify-items-start gap-3">
          <h1 className="title-xl">{title}</h1>
          <p className="text-l soft pretty max-w-[46ch]">{text}</p>
          {/* An empty address is that of this page; it is opened anew, so a form is not sent again. */}
          <a className="btn primary mt-3" href="">
            {t('retry')}
          </a>
        </div>
      </main>
    </>
  );
}
