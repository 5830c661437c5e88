import { outboxSync, type PageMessage, offlinePageAddress, shellAddress } from '#platform/contract/service-worker.ts';
import { hasUnsent, sendOutbox } from '#features/chat/web/service-worker/send-outbox.ts';
import { answerRead } from '#features/pwa/web/service-worker/answer-read.ts';
import { deleteOtherVersions, keepNextPages, keepPage } from '#features/pwa/web/service-worker/kept-pages.ts';
import { openPushed, showPush, subscribeAgain } from '#features/pwa/web/service-worker/push.ts';
import { receiveShare } from '#features/pwa/web/service-worker/receive-share.ts';
import { takeOver } from '#features/pwa/web/service-worker/take-over.ts';
import { worker } from '#features/pwa/web/service-worker/worker-scope.ts';

/** Background Sync is missing in some browsers, and in TypeScript's types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    readonly sync: SyncEvent;
  }
}

// An update waits, because open pages keep the files that they were loaded with, and no user is interrupted (`take-over`).
worker.addEventListener('install', (event) => event.waitUntil(keepNextPages()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  answerRead(event);
  receiveShare(event);
});
worker.addEventListener('message', (event) => {
  const message: PageMessage | null = event.data;
  if (message?.type === 'keep') event.waitUntil(keepPage(shellAddress(message.language)));
  if (message?.type === 'keep-offline-page') event.waitUntil(keepPage(offlinePageAddress(message.language)));
  if (message?.type === 'take-over') event.waitUntil(update());
});
worker.addEventListener('sync', (event) => {
  if (event.tag === outboxSync) event.waitUntil(sendOutbox());
});
worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

async function begin(): Promise<void> {
  await deleteOtherVersions();
  // Also controls the pages that are already open.
  await worker.clients.claim();
  // Requests the page while the worker starts. Missing in some browsers.
  const preload: NavigationPreloadManager | undefined = worker.registration.navigationPreload;
  await preload?.enable().catch(() => undefined);
}

async function update(): Promise<void> {
  if (!(await hasUnsent())) await takeOver();
}
