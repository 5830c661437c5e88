import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserTransport, createApi } from '#platform/web/data/api-client.ts';
import { nameMember } from '#platform/web/data/call-headers.ts';
import { ApiProvider, loaderContext } from '#platform/web/data/context.ts';
import { createQueryClient } from '#platform/web/data/query-client.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { setServerNow } from '#platform/web/i18n/server-now.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { refillFields } from '#platform/web/interaction/kept-fields.ts';
import { surviveTranslation } from '#platform/web/shell/translated-text.ts';
import { stopRecordingClicks, undoRestoredChoices } from '#platform/web/shell/early-clicks.ts';
import { untilLoaded } from '#platform/web/shell/until-loaded.ts';
import { getUser } from '#features/account/contract/calls.ts';
import { memberOf, userQuery } from '#features/account/web/index.ts';
import { PushProvider } from '#features/push/web/index.ts';
import { loadOffline } from '#features/pwa/web/index.ts';
import { alertId, AlertPart, DismissedProvider } from '#features/reminders/web/index.ts';
import { termsPath } from '#features/terms/web/index.ts';
import { App } from './app.tsx';
import type { Boot } from './boot/boot.ts';
import { readBootQueries } from './boot/boot-queries.ts';
import { loadCatalog } from './catalogs/catalog-files.ts';
import { ErrorMessage } from './errors/error-page.tsx';
import { reloadOnceForMissingChunks } from './chunk-reload.ts';
import type { PageHandle } from './page-route.ts';
import { createRoutes, frameOfPages, shellCatalogs } from './routes.tsx';

reloadOnceForMissingChunks();
surviveTranslation();
void start();

/** A function instead of a top-level await: pages import files of this module, and would wait for it while it waits for its page. */
async function start(): Promise<void> {
  await nextTask();

  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  // See `warmFormats`, which may not have run yet.
  new Intl.NumberFormat(boot.language).format(0);
  await nextTask();

  const queries = createQueryClient({ server: false });
  readBootQueries(queries, boot.queries);
  // Without a connection the service worker has opened the shell: nothing is rendered yet, and the data comes from the offline cache.
  const shell = boot.shell ? await loadOffline() : null;
  await shell?.openShell(queries);
  // The shell may have been stored days ago, and without a connection there is only the device's clock.
  const renderedAt = shell === null ? boot.renderedAt : Date.now();
  setServerNow(renderedAt);

  const catalogs = createCatalogs(loadCatalog, boot.language);
  const loadRareRoutes = async () => (await import('./rare-routes.tsx')).createRareRoutes(catalogs);
  const firstRoutes = createRoutes(catalogs, null);
  const firstMatches = matchRoutes(firstRoutes, location, boot.basename);
  let isWhole = firstMatches === null;
  const routes = isWhole ? createRoutes(catalogs, await untilLoaded(loadRareRoutes)) : firstRoutes;
  const matches = firstMatches ?? matchRoutes(routes, location, boot.basename) ?? [];
  const needed = matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.catalogs ?? []);

  nameMember(() => memberOf(queries));
  const api = createApi({
    send: browserTransport,
    onLoggedOut() {
      // Silently: no alert, no toast. The loaders of member pages redirect to the login.
      queries.setQueryData(userQuery(api).queryKey, null);
      void router.revalidate();
    },
    onOtherMember() {
      const member = memberOf(queries);
      loadOffline().then(
        ({ startAnew }) => startAnew(member),
        () => location.reload(),
      );
    },
    onTermsChanged() {
      void queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
      const asks = termsPath(location.href);
      if (asks !== null) void router.navigate(asks);
    },
    refusesVisitors: ({ path }) => path === getUser.path,
  });

  // The matched pages and all other parts that the server has rendered must be loaded before hydration. Otherwise the first render would
  // differ from the server's.
  await untilLoaded(() =>
    Promise.all([
      catalogs.ensure([...shellCatalogs, ...needed, ...boot.texts]),
      document.getElementById(alertId) && AlertPart.preload(),
      ...matches.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy());
        delete route.lazy;
      }),
    ]),
  );

  const router = createBrowserRouter(routes, {
    basename: boot.basename,
    ...(shell === null && { hydrationData: boot.hydration }),
    async patchRoutesOnNavigation({ path, signal, patch }) {
      // The router also asks for a URL with a parameter, because another route could match better. None of the rare routes does.
      if (isWhole || matchRoutes(firstRoutes, path, boot.basename) !== null) return;
      const { inFrame, withOwnLayout } = await loadRareRoutes();
      if (signal.aborted || isWhole) return;
      isWhole = true;
      patch(frameOfPages, inFrame);
      patch('root', withOwnLayout);
    },
    getContext() {
      const context = new RouterContextProvider();
      context.set(loaderContext, { api, queries, ensureTexts: catalogs.ensure });
      return context;
    },
  });

  const push = {
    canPush: boot.canPush,
    // Visitors are not asked about push, so nothing is stored for them.
    mirror: (canPush: boolean) => void (queries.getQueryData(userQuery(api).queryKey) && writeCookie('can_push', canPush ? '1' : '')),
  };

  const app = (
    <StrictMode>
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <App catalogs={catalogs} timeZone={boot.timeZone} renderedAt={renderedAt}>
            <DismissedProvider value={boot.dismissed}>
              <PushProvider value={push}>
                <RouterProvider router={router} />
              </PushProvider>
            </DismissedProvider>
          </App>
        </QueryClientProvider>
      </ApiProvider>
    </StrictMode>
  );
  const root = document.getElementById('root') ?? document.body;
  if (shell === null) {
    undoRestoredChoices();
    stopRecordingClicks();
    const onRecoverableError = refillFields(root);
    // User input interrupts a transition, so a slow phone is never busy with the whole page at once.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    await shell.whenLoaded(router);
    createRoot(root).render(app);
    shell.refreshWithConnection(queries, api, router);
  }
  // After the page is hydrated.
  setTimeout(() => {
    // Preloaded before the first tap that needs them. When this fails, the tap loads them.
    void import('./rare-routes.tsx').catch(() => null);
    void ErrorMessage.preload().catch(() => null);
    // The same for the handling of Back, which the first layer over the page needs.
    void import('#platform/web/ui/layers/back-closes.ts').catch(() => null);
    loadOffline().then(
      ({ followOtherTabs, runOffline }) => {
        runOffline({ queries, api, language: () => catalogs.state().language });
        followOtherTabs({ queries, api, revalidate: () => void router.revalidate() });
      },
      // The page was left meanwhile, or has no connection: it works, but not offline.
      () => {},
    );
  }, 1000);
}

/** Between two tasks, a slow phone can respond to a tap. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
