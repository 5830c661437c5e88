import { workerScript } from '#platform/contract/service-worker.ts';
import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { PushPayload } from '../contract/push-payload.ts';

/** The browser APIs that push needs. */
export interface PushBrowser {
  isCapable(): boolean;
  permission(): NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  /** Registers the service worker. Idempotent. */
  register(): Promise<void>;
  /** `key` is the application server key of the subscription; null where the browser does not expose it. */
  find(): Promise<{ readonly subscription: PushSubscriptionData; readonly key: string | null } | null>;
  subscribe(key: string): Promise<PushSubscriptionData>;
  unsubscribe(): Promise<void>;
  onMessage(listeners: { pushed(pushed: PushPayload): void; open(path: string): void }): void;
}

export function createPushBrowser(): PushBrowser {
  let registered: ServiceWorkerRegistration | null = null;
  const manager = async () => {
    registered ??= await navigator.serviceWorker.register(workerScript, { updateViaCache: 'none' });
    // Subscribing needs an active worker.
    return (await navigator.serviceWorker.ready).pushManager;
  };
  return {
    isCapable: () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    async register() {
      await manager();
    },
    async find() {
      const found = await (await manager()).getSubscription();
      return found && { subscription: dataOf(found), key: keyOf(found) };
    },
    async subscribe(key) {
      const applicationServerKey = bytesOf(key);
      return dataOf(await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey }));
    },
    async unsubscribe() {
      await (await (await manager()).getSubscription())?.unsubscribe();
    },
    onMessage(listeners) {
      navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
        const message = data as { type?: unknown; pushed?: PushPayload; path?: unknown } | null;
        if (message?.type === 'pushed' && message.pushed) listeners.pushed(message.pushed);
        if (message?.type === 'open' && typeof message.path === 'string') {
          listeners.open(message.path);
          ports[0]?.postMessage(true);
        }
      });
    },
  };
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

function keyOf({ options }: PushSubscription): string | null {
  // Test browsers may not have options.
  const key = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  if (!key) return null;
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
