import { type PageMessage, type WorkerMessage, workerScript } from '#platform/contract/service-worker.ts';
import { isWriting } from '#platform/web/interaction/is-writing.ts';

/** Ms between two questions for an update: an installed site may stay open for days without loading a page. */
const updateInterval = 3_600_000;

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/**
 * Registers the service worker and lets it keep, in this language, the shell, or for a visitor the page that says there is no
 * connection. A shell may be in `en-US`, too.
 */
export async function registerWorker(language: string, keep: 'keep' | 'keep-offline-page' = 'keep'): Promise<void> {
  registered ??= register();
  if ((await registered) === null) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: keep, language } satisfies PageMessage);
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(workerScript, { updateViaCache: 'none' });
    runUpdates(registration);
    return registration;
  } catch {
    // Such as in a private window.
    return null;
  }
}

/**
 * A new version of the service worker takes over while the page is hidden and has no unsaved input; otherwise when the app is
 * closed. The page is reloaded after that, because its files are gone from the cache.
 */
function runUpdates(registration: ServiceWorkerRegistration): void {
  const worker = navigator.serviceWorker;
  let asked = Date.now();
  let controller = worker.controller;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    if (registration.waiting !== null && !isWriting()) registration.waiting.postMessage({ type: 'take-over' } satisfies PageMessage);
    else if (Date.now() - asked > updateInterval) {
      asked = Date.now();
      registration.update().catch(() => undefined);
    }
  });
  worker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage | null>) => {
    if (data?.type === 'may-update') ports[0]?.postMessage(!isWriting());
  });
  worker.addEventListener('controllerchange', () => {
    const isUpdate = controller !== null;
    controller = worker.controller;
    if (isUpdate && document.hidden && !isWriting()) location.reload();
  });
}
