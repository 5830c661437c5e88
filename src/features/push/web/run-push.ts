import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushEntity } from './push-entity.ts';

/** The part of the page that the state machine reads and changes. */
export interface PushPage {
  readonly entity: () => PushEntity;
  readonly change: (part: Partial<PushEntity>) => void;
  /** Must be called before the state changes to subscribed, because listeners of the state may read the subscription at once. */
  readonly setSubscription: (subscription: PushSubscriptionData | null) => void;
  /** A notification was clicked. */
  readonly open: (path: string) => void;
  /** The application server key. */
  readonly key: () => string;
}

/** Push once the browser has been asked. */
export interface RunningPush {
  turnOn(): Promise<PushSubscriptionData | null>;
  turnOff(): Promise<void>;
}

/** Registers the service worker and reads the state. Loaded after the page, so that the first page does without it. */
export async function runPush(browser: PushBrowser, page: PushPage): Promise<RunningPush> {
  const { entity, change, open, key } = page;
  const setSubscription = (found: PushSubscriptionData | null) => {
    page.setSubscription(found);
    change({ isCapable: true, isSubscribed: found !== null, isDenied: browser.permission() === 'denied' });
  };

  const readState = async () => {
    if (!browser.isCapable()) return change({ isCapable: false });
    await browser.register();
    browser.onMessage({ pushed: (lastMessage) => change({ lastMessage }), open });
    const found = await browser.find();
    // A subscription with another key gets no pushes: subscribe again, the permission is already granted.
    const isOurs = found === null || found.key === null || key() === '' || found.key === key();
    if (isOurs) return setSubscription(found?.subscription ?? null);
    await browser.unsubscribe();
    return setSubscription(browser.permission() === 'granted' ? await browser.subscribe(key()) : null);
  };
  try {
    await readState();
  } catch {
    // Registration fails, such as in a private window.
    change({ isCapable: false });
  }

  return {
    async turnOn() {
      if (entity().isCapable !== true) return null;
      if ((await browser.requestPermission()) !== 'granted') {
        setSubscription(null);
        return null;
      }
      const subscription = await browser.subscribe(key());
      setSubscription(subscription);
      return subscription;
    },
    async turnOff() {
      if (!entity().isSubscribed) return;
      setSubscription(null);
      await browser.unsubscribe();
    },
  };
}
