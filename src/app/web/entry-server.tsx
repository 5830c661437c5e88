import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { readTheme, type Render } from '#app/contract/render.ts';
import { isAmerican, type Language, languages, pathIn, pickLanguage, readsAmerican } from '#platform/contract/languages.ts';
import { createApi } from '#platform/web/data/api-client.ts';
import { ApiProvider, loaderContext } from '#platform/web/data/context.ts';
import { formResultKey } from '#platform/web/shell/sent-form.tsx';
import { createQueryClient } from '#platform/web/data/query-client.ts';
import { createCatalogs, type Namespace } from '#platform/web/data/catalogs.ts';
import { companyInfoQuery, settingsQuery } from '#features/site/web/index.ts';
import { userQuery, readerCountry } from '#features/account/web/index.ts';
import { landerContext } from '#features/landers/web/index.ts';
import { PushProvider } from '#features/push/web/index.ts';
import { alertId, AlertPart, latestReplierQuery, DismissedProvider, dismissKeys, readMirror } from '#features/reminders/web/index.ts';
import { PageFooter } from './layout/page-footer.tsx';
import { App } from './app.tsx';
import { ErrorMessage } from './errors/error-page.tsx';
import { catalogFile, languageFile } from './catalogs/catalog-files.ts';
import { loaderFor } from './catalogs/load-catalog-once.ts';
import type { Boot } from './boot/boot.ts';
import { bootQueries } from './boot/boot-queries.ts';
import { renderLander } from './lander/render-lander.tsx';
import { pageHtml } from './render/page-html.ts';
import { createRareRoutes } from './rare-routes.tsx';
import type { PageHandle } from './page-route.ts';
import { createRoutes, shellCatalogs } from './routes.tsx';

export { inlineScript } from './render/page-html.ts';
export { renderRefusal } from './render/refusal-page.tsx';
export { renderShell } from './render/render-shell.ts';

/** Loaders need not load texts, because the renderer loads them with the page. */
const noTexts = { ensure: async () => {} };

/** One handler per language prefix, and one (null) for paths without a prefix, whose language is the reader's. */
const handlers = new Map(
  [null, ...languages].map((language) => [
    language,
    createStaticHandler(createRoutes(noTexts, createRareRoutes(noTexts)), { basename: basenameOf(language) }),
  ]),
);
await Promise.all([AlertPart.preload(), ErrorMessage.preload(), PageFooter.preload()]);

/** Renders one page: runs the loaders through the API, then renders HTML in the page's language and theme. */
export const render: Render = async (input) => {
  const queries = createQueryClient({ server: true });
  const api = createApi({ send: input.send, onLoggedOut: () => {}, refusesVisitors: () => true });
  if (input.form !== null) queries.setQueryData(formResultKey, input.form);
  const requestContext = new RouterContextProvider();
  // Texts that the page does not preload: the browser loads them after the first paint.
  const laterTexts: Namespace[] = [];
  requestContext.set(loaderContext, { api, queries, ensureTexts: async (names) => void laterTexts.push(...names) });
  const handler = handlers.get(input.addressLanguage);
  if (handler === undefined) throw new Error(`no routes in ${input.addressLanguage}`);
  const context = await handler.query(new Request(input.url), { requestContext });
  if (context instanceof Response) return { status: context.status, headers: Object.fromEntries(context.headers), body: '' };

  // Even an error page needs these for its texts and layout, and a failing loader may have left them unloaded.
  const [settings, user, company] = await Promise.all([
    queries.ensureQueryData(settingsQuery(api)),
    queries.ensureQueryData(userQuery(api)),
    queries.ensureQueryData(companyInfoQuery(api)),
  ]);
  const language = input.addressLanguage ?? pickLanguage(user?.language, input.cookie('locale'), settings.domain_language);
  const lander = requestContext.get(landerContext);
  if (lander !== null) return renderLander({ input, view: lander, settings, company, language, api });
  const handles = context.matches.map(({ route }) => route.handle as PageHandle | undefined).filter((handle) => handle !== undefined);
  const namespaces = [...new Set([...shellCatalogs, ...handles.flatMap((handle) => handle.catalogs)])];
  const country = readerCountry(user, settings);
  const catalogs = createCatalogs(loaderFor(country), language);
  await catalogs.ensure([...namespaces, ...laterTexts]);

  const dismissed = readMirror(input.cookie('hidden_alerts'));

  const canPush = input.cookie('can_push') === '1';
  const push = { canPush, mirror: () => {} };
  // Decides whether the page asks about push. Without a reply, the next page may ask.
  if (canPush && user !== null && !dismissed.includes(dismissKeys.push)) await queries.prefetchQuery(latestReplierQuery(api));

  // Rendering cannot be interrupted once it has started.
  input.stopIfGone();
  const html = renderToString(
    <StrictMode>
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <App catalogs={catalogs} timeZone={settings.time_zone} renderedAt={input.now}>
            <DismissedProvider value={dismissed}>
              <PushProvider value={push}>
                <StaticRouterProvider router={createStaticRouter(branchOf(context), context)} context={context} hydrate={false} />
              </PushProvider>
            </DismissedProvider>
          </App>
        </QueryClientProvider>
      </ApiProvider>
    </StrictMode>,
  );
  const boot: Boot = {
    hydration: { loaderData: context.loaderData, errors: presentErrors(context.errors) },
    queries: bootQueries(queries),
    texts: laterTexts,
    language,
    ...(isAmerican(country) && { american: true }),
    basename: basenameOf(input.addressLanguage),
    timeZone: settings.time_zone,
    renderedAt: input.now,
    dismissed,
    canPush,
  };
  return {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language },
    body: await pageHtml({
      language,
      theme: readTheme(input.cookie('theme')),
      niche: settings.niche,
      accent: settings.accent,
      html,
      boot,
      assets: input.assets([
        ...handles.flatMap(({ files }) => files),
        ...(html.includes(`id="${alertId}"`) ? ['src/features/reminders/web/alert-view.tsx'] : []),
        ...(readsAmerican(language, country) ? ['src/app/web/catalogs/american.ts'] : []),
        ...[languageFile(language), ...namespaces.map((name) => catalogFile(name, language))].map((file) => file.slice(1)),
      ]),
      headFor: async (found) =>
        context.statusCode === 200 ? input.headFor({ ...found, language, country, path: pathOf(input.url, input.addressLanguage) }) : '',
    }),
  };
};

/** Only the routes of this page, because the router copies the routes that it is given, and there are sixty others. */
const branchOf = ({ matches }: StaticHandlerContext): DataRouteObject[] =>
  matches.reduceRight<DataRouteObject[]>(
    (children, { route: { children: _all, index: _index, ...route } }) => [{ ...route, ...(children.length > 0 && { children }) }],
    [],
  );

function basenameOf(language: Language | null): string {
  return language === null ? '/' : pathIn(language, '/');
}

/** Without the language prefix and the trailing slash, which the router also accepts. */
const pathOf = (url: string, language: Language | null): string =>
  new URL(url).pathname.slice(language === null ? 0 : pathIn(language, '/').length).replace(/\/+$/, '') || '/';

/** Removes stacks and messages from errors, so that the browser gets only the data that the error page shows. */
function presentErrors(errors: Readonly<Record<string, unknown>> | null): Record<string, unknown> | null {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      if (typeof error === 'object' && error !== null && 'status' in error && 'data' in error) {
        return [route, { status: error.status, statusText: '', internal: false, data: error.data, __type: 'RouteErrorResponse' }];
      }
      return [route, { status: 500 }];
    }),
  );
}
