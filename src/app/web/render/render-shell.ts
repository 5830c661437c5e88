import { matchRoutes } from 'react-router';
import type { RenderShell } from '#app/contract/render.ts';
import { createApi } from '#platform/web/data/api-client.ts';
import { createQueryClient } from '#platform/web/data/query-client.ts';
import { companyInfoQuery, settingsQuery } from '#features/site/web/index.ts';
import type { Boot } from '../boot/boot.ts';
import { bootQueries } from '../boot/boot-queries.ts';
import { catalogFile, languageFile } from '../catalogs/catalog-files.ts';
import { shellHtml } from './page-html.ts';
import type { PageHandle } from '../page-route.ts';
import { createRoutes, shellCatalogs } from '../routes.tsx';

/** Pages that can be opened without a connection, as far as their data is stored. */
const pages = ['/', '/members', '/members/1', '/chats', '/chats/1', '/members/1/chat', '/likes'];
/** Modules that pages load later, and their texts. */
const laterModules = [
  'src/app/web/rare-routes.tsx',
  'src/app/web/errors/error-message.tsx',
  'src/app/web/updates/live-updates.tsx',
  'src/app/web/layout/router-footer.tsx',
  'src/app/web/waiting/page-progress.tsx',
  'src/features/reminders/web/alert-view.tsx',
  'src/features/pwa/web/offline/offline.ts',
  'src/features/daily-picks/web/picks.tsx',
  'src/features/chat/web/thread/opening-likes-part.tsx',
  'src/features/push/web/run-push.ts',
  'src/features/push/web/push-browser.ts',
];
const laterCatalogs = ['pwa', 'daily-picks', 'prompts'] as const;

export const renderShell: RenderShell = async ({ language, american, send, assets, everyFileOf, now }) => {
  const queries = createQueryClient({ server: true });
  const api = createApi({ send, onLoggedOut: () => {}, refusesVisitors: () => true });
  const [settings] = await Promise.all([queries.ensureQueryData(settingsQuery(api)), queries.ensureQueryData(companyInfoQuery(api))]);
  const routes = createRoutes({ ensure: async () => {} }, null);
  const handles = pages
    .flatMap((page) => matchRoutes(routes, page) ?? [])
    .map(({ route }) => route.handle as PageHandle | undefined)
    .filter((handle) => handle !== undefined);
  const catalogs = new Set([...shellCatalogs, ...laterCatalogs, ...handles.flatMap((handle) => handle.catalogs)]);
  const texts = [languageFile(language), ...[...catalogs].map((name) => catalogFile(name, language))].map((file) => file.slice(1));
  const boot: Boot = {
    hydration: {},
    queries: bootQueries(queries),
    texts: [],
    language,
    ...(american && { american: true }),
    basename: '/',
    timeZone: settings.time_zone,
    renderedAt: now,
    dismissed: [],
    shell: true,
    canPush: false,
  };
  const files = everyFileOf([...new Set([...handles.flatMap(({ files }) => files), ...laterModules]), ...texts]);
  return shellHtml({ language, niche: settings.niche, accent: settings.accent, boot, assets: assets([]), files });
};
