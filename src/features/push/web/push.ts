import { createEmitter } from '#platform/web/data/emitter.ts';
import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { PushBrowser } from './push-browser.ts';
import type { PushEntity } from './push-entity.ts';
import type { PushHint } from './push-provider.ts';
import type { PushPage, RunningPush } from './run-push.ts';

export type PushState = 'unknown' | 'not_capable' | 'not_subscribed' | 'subscribed' | 'denied';

/** Push in this browser, as a state machine. */
export interface Push {
  /** The state of the server's render, which the first render must match. */
  readonly initial: PushEntity;
  current(): PushEntity;
  subscribe(listener: () => void): () => void;
  /** Registers the service worker and reads the state, without a permission request. `key` is the application server key. */
  start(key: string): Promise<void>;
  /** Call only on a click: the browser may request permission. Null without a subscription; `current` has the reason. Throws when the push service fails. */
  turnOn(): Promise<PushSubscriptionData | null>;
  turnOff(): Promise<void>;
  /** The subscription to send to the server, or null. */
  subscription(): PushSubscriptionData | null;
  /** Calls back with the path of a clicked notification. */
  onOpen(listener: (path: string) => void): () => void;
}

const unknown: PushEntity = { isCapable: null, isSubscribed: false, isDenied: false, lastMessage: null };
const offered: PushEntity = { ...unknown, isCapable: true };

/** `load` imports the browser code after the page has loaded; null on the server. */
export function createPush(
  load: (() => Promise<PushBrowser>) | null,
  { canPush, mirror }: PushHint = { canPush: false, mirror: () => {} },
): Push {
  const changes = createEmitter();
  const opened = createEmitter<[path: string]>();
  const initial = canPush ? offered : unknown;
  let entity = initial;
  let mirrored = canPush;
  let publicKey = '';
  let running: RunningPush | null = null;
  let started: Promise<void> | null = null;
  let subscription: PushSubscriptionData | null = null;

  const page: PushPage = {
    entity: () => entity,
    change(part) {
      entity = { ...entity, ...part };
      const isOffered = pushStateOf(entity) === 'not_subscribed';
      if (isOffered !== mirrored) mirror(isOffered);
      mirrored = isOffered;
      changes.emit();
    },
    setSubscription: (next) => (subscription = next),
    open: opened.emit,
    key: () => publicKey,
  };
  const start = async (loadBrowser: () => Promise<PushBrowser>) => {
    try {
      const [{ runPush }, browser] = await Promise.all([import('./run-push.ts'), loadBrowser()]);
      running = await runPush(browser, page);
    } catch {
      // The code could not be loaded.
      page.change({ isCapable: false });
    }
  };

  return {
    initial,
    current: page.entity,
    subscribe: changes.subscribe,
    start(key) {
      publicKey = key;
      started ??= load === null ? Promise.resolve() : start(load);
      return started;
    },
    async turnOn() {
      await started;
      return running === null ? null : running.turnOn();
    },
    async turnOff() {
      await started;
      await running?.turnOff();
    },
    subscription: () => subscription,
    onOpen: opened.subscribe,
  };
}

export function pushStateOf({ isCapable, isSubscribed, isDenied }: PushEntity): PushState {
  if (isCapable === null) return 'unknown';
  if (!isCapable) return 'not_capable';
  if (isDenied) return 'denied';
  return isSubscribed ? 'subscribed' : 'not_subscribed';
}
