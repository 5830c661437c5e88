import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { untilInteractive } from './browser.ts';

export interface PushOptions {
  readonly permission?: NotificationPermission;
  /** The user's answer to the permission prompt. */
  readonly answer?: NotificationPermission;
  readonly subscribed?: boolean;
  readonly capable?: boolean;
}

/** The calls of the stubbed push manager in a page. */
interface PushCalls {
  /** Calls of `getSubscription`. */
  lookups: number;
  /** Permission prompts. */
  asked: number;
  /** The server keys of the subscriptions made. */
  keys: string[];
}

/**
 * Stubs the Push API, which a browser in a test does not have, in the pages of this context from the next load on. Returns
 * the endpoint of the subscription.
 */
export async function stubPush(context: BrowserContext, options: PushOptions = {}): Promise<string> {
  // An endpoint belongs to one user, so each test needs one of its own.
  const stub = { ...options, endpoint: `https://push.example.org/${randomUUID()}` };
  await context.addInitScript(
    ({ permission = 'default', answer = 'granted', subscribed = false, capable = true, endpoint }: typeof stub) => {
      const calls: PushCalls = { lookups: 0, asked: 0, keys: [] };
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
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'AAAA', auth: 'BBBB' } }),
        async unsubscribe() {
          localStorage.setItem(stored, 'none');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        async getSubscription() {
          calls.lookups++;
          return has() === 'stub' ? subscription : null;
        },
        async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
          const text = btoa(String.fromCharCode(...applicationServerKey));
          calls.keys.push(text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
          localStorage.setItem(stored, 'stub');
          return subscription;
        },
      });
    },
    stub,
  );
  return stub.endpoint;
}

/** Waits until the page knows whether push is on in this browser, and has rendered accordingly. */
export async function untilPushStateKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { pushCalls: PushCalls }).pushCalls.lookups > 0);
  await untilInteractive(page);
}

export const pushCallsOf = (page: Page): Promise<PushCalls> =>
  page.evaluate(() => (window as unknown as { pushCalls: PushCalls }).pushCalls);

/** Sends a message to the page as the service worker does. */
export const pushTo = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  }, message);
