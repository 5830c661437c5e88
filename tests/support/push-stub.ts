import type { BrowserContext, Page } from '@playwright/test';

export interface PushWish {
  readonly permission?: NotificationPermission;
  /** What the owner of the browser answers when it asks. */
  readonly answer?: NotificationPermission;
  readonly subscribed?: boolean;
  readonly capable?: boolean;
}

/** What a stubbed push manager was asked for, in the page. */
interface PushCalls {
  asked: number;
  keys: string[];
}

/** A push service that no browser in a test has: in the pages of this context, from the next load on. */
export async function stubPush(context: BrowserContext, wish: PushWish = {}): Promise<void> {
  await context.addInitScript(({ permission = 'default', answer = 'granted', subscribed = false, capable = true }: PushWish) => {
    const calls: PushCalls = { asked: 0, keys: [] };
    Object.assign(window, { pushCalls: calls });
    if (!capable) {
      Reflect.deleteProperty(window, 'PushManager');
      return;
    }
    const stored = 'push-stub';
    const has = () => localStorage.getItem(stored) ?? (subscribed ? 'stub' : 'none');
    let allowed = permission;
    Object.defineProperty(Notification, 'permission', { get: () => (has() === 'stub' && allowed === 'default' ? 'granted' : allowed) });
    Notification.requestPermission = async () => {
      calls.asked++;
      allowed = answer;
      return answer;
    };
    const subscription = {
      endpoint: 'https://push.example.org/stub',
      toJSON: () => ({ endpoint: 'https://push.example.org/stub', expirationTime: null, keys: { p256dh: 'AAAA', auth: 'BBBB' } }),
      async unsubscribe() {
        localStorage.setItem(stored, 'none');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (has() === 'stub' ? subscription : null),
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        const text = btoa(String.fromCharCode(...applicationServerKey));
        calls.keys.push(text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
        localStorage.setItem(stored, 'stub');
        return subscription;
      },
    });
  }, wish);
}

export const pushCallsOf = (page: Page): Promise<PushCalls> =>
  page.evaluate(() => (window as unknown as { pushCalls: PushCalls }).pushCalls);

/** As the service worker tells a page. */
export const pushTo = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  }, message);
