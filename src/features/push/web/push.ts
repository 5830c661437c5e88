import type { Pushed } from '../contract/pushed.ts';
import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { PushBrowser } from './push-browser.ts';

export type PushState = 'unknown' | 'not_capable' | 'not_subscribed' | 'subscribed' | 'denied';

/** What this browser can do and does (specification §3). */
export interface PushEntity {
  /** Null: nobody has looked yet. */
  readonly isCapable: boolean | null;
  readonly isSubscribed: boolean;
  /** Its owner does not let us. */
  readonly isDenied: boolean;
  /** What was pushed last while this page was open. */
  readonly lastMessage: Pushed | null;
}

/** Push in this browser: a state machine that pages show and change. */
export interface Push {
  /** What the server knew when it drew the page; the first render must agree with it. */
  readonly known: PushEntity;
  current(): PushEntity;
  subscribe(listener: () => void): () => void;
  /** Registers the service worker and looks. Asks nobody for anything. `key`: by which a browser knows who may push. */
  start(key: string): Promise<void>;
  /** On a press only: the browser may ask its owner. Null: there is no subscription, and `current` says why. Throws when the push service is away. */
  turnOn(): Promise<PushSubscriptionData | null>;
  turnOff(): Promise<void>;
  /** What the server is to know; null: nothing. */
  subscription(): PushSubscriptionData | null;
  /** A notification was clicked that leads to a path. */
  onOpen(listener: (path: string) => void): () => void;
}

const unknown: PushEntity = { isCapable: null, isSubscribed: false, isDenied: false, lastMessage: null };
const offered: PushEntity = { ...unknown, isCapable: true };

interface Memory {
  /** The last page found that push could be switched on here: a notice that says so need not push the page down. */
  readonly canPush: boolean;
  /** Tells the server of the next page whether that is still so. */
  readonly mirror: (canPush: boolean) => void;
}

/** `load` brings the code that talks to the browser, after the page is there; null: on the server, where nothing is known. */
export function createPush(
  load: (() => Promise<PushBrowser>) | null,
  { canPush, mirror }: Memory = { canPush: false, mirror: () => {} },
): Push {
  const listeners = new Set<() => void>();
  const openers = new Set<(path: string) => void>();
  const known = canPush ? offered : unknown;
  let entity = known;
  let mirrored = canPush;
  let subscription: PushSubscriptionData | null = null;
  let publicKey = '';
  let browser: PushBrowser | null = null;
  let started: Promise<void> | null = null;

  const change = (changes: Partial<PushEntity>) => {
    entity = { ...entity, ...changes };
    const isOffered = pushStateOf(entity) === 'not_subscribed';
    if (isOffered !== mirrored) mirror(isOffered);
    mirrored = isOffered;
    listeners.forEach((listener) => listener());
  };
  const look = (found: PushSubscriptionData | null) => {
    subscription = found;
    change({ isCapable: true, isSubscribed: found !== null, isDenied: browser?.permission() === 'denied' });
  };

  const start = async (loading: Promise<PushBrowser>) => {
    try {
      const port = (browser = await loading);
      if (!port.isCapable()) return change({ isCapable: false });
      await port.register();
      port.onMessage({
        pushed: (lastMessage) => change({ lastMessage }),
        open: (path) => openers.forEach((opener) => opener(path)),
      });
      const found = await port.find();
      // A subscription that was made for another key gets nothing; its owner has agreed already.
      const isOurs = found === null || found.key === null || publicKey === '' || found.key === publicKey;
      if (isOurs) return look(found?.subscription ?? null);
      await port.unsubscribe();
      return look(port.permission() === 'granted' ? await port.subscribe(publicKey) : null);
    } catch {
      // A browser that does not let us register anything, such as one in a private window.
      change({ isCapable: false });
    }
  };

  return {
    known,
    current: () => entity,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(key) {
      publicKey = key;
      started ??= load === null ? Promise.resolve() : start(load());
      return started;
    },
    async turnOn() {
      await started;
      if (browser === null || entity.isCapable !== true) return null;
      if ((await browser.requestPermission()) !== 'granted') {
        look(null);
        return null;
      }
      look(await browser.subscribe(publicKey));
      return subscription;
    },
    async turnOff() {
      if (browser === null || !entity.isSubscribed) return;
      look(null);
      await browser.unsubscribe();
    },
    subscription: () => subscription,
    onOpen(listener) {
      openers.add(listener);
      return () => openers.delete(listener);
    },
  };
}

export function pushStateOf({ isCapable, isSubscribed, isDenied }: PushEntity): PushState {
  if (isCapable === null) return 'unknown';
  if (!isCapable) return 'not_capable';
  if (isDenied) return 'denied';
  return isSubscribed ? 'subscribed' : 'not_subscribed';
}
