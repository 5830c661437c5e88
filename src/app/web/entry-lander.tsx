import './lander/lander-app.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport, createApi } from '#platform/web/data/api-client.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { writeCookie } from '#platform/web/shell/cookies.ts';
import { refillFields } from '#platform/web/interaction/kept-fields.ts';
import { surviveTranslation } from '#platform/web/shell/translated-text.ts';
import { stopRecordingClicks, undoRestoredChoices } from '#platform/web/shell/early-clicks.ts';
import { untilLoaded } from '#platform/web/shell/until-loaded.ts';
import { loadScene } from '#features/landers/web/index.ts';
import { loadRegisterWorker, onFirstUse } from '#features/pwa/web/index.ts';
import { reloadOnceForMissingChunks } from './chunk-reload.ts';
import { LanderApp } from './lander/lander-app.tsx';
import type { LanderBoot } from './boot/lander-boot.ts';
import { loadLaterCatalog } from './lander/load-later-catalog.ts';

reloadOnceForMissingChunks();
surviveTranslation();

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as LanderBoot;
const catalogs = createCatalogs(loadLaterCatalog, boot.language, boot.messages);
const api = createApi({ send: browserTransport, onLoggedOut: () => {}, refusesVisitors: () => true });
await untilLoaded(() => loadScene(boot.view.name));
const root = document.getElementById('root') ?? document.body;
undoRestoredChoices();
stopRecordingClicks();
const onRecoverableError = refillFields(root);
// As in `entry-client.tsx`: a slow phone is never busy with the whole page at once.
const page = <LanderApp boot={boot} api={api} catalogs={catalogs} address={new URL(location.href)} />;
startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));

// The server has rendered the footer's links. A chosen language is remembered as on other pages.
document.querySelector('.footer .langs')?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) writeCookie('locale', target.lang);
});
onFirstUse(() => {
  loadRegisterWorker().then(
    ({ registerWorker }) => registerWorker(boot.language, 'keep-offline-page'),
    // The page was left meanwhile, or has no connection.
    () => {},
  );
});
