import { beforeEach, describe, expect, test } from 'vitest';
import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { PushPayload } from '../contract/push-payload.ts';
import type { PushBrowser } from './push-browser.ts';
import { createPush, pushStateOf } from './push.ts';

const subscriptionFor = (key: string): PushSubscriptionData => ({
  endpoint: `https://push.example.org/${key}`,
  keys: { p256dh: 'AAAA', auth: 'BBBB' },
});
const pushed: PushPayload = { title: 'Neue Nachricht von Lena', body: '', path: '/chats/7', also: [], tag: 'chat-7', unread: 1 };

let permissionRequests = 0;
let calls: string[] = [];
let listeners: Parameters<PushBrowser['onMessage']>[0] | null = null;
beforeEach(() => {
  permissionRequests = 0;
  calls = [];
  listeners = null;
});

interface BrowserOptions {
  readonly capable?: boolean;
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly key?: string | null;
  readonly fails?: boolean;
}

function browser({
  capable = true,
  permission = 'default',
  answer = 'granted',
  key = null,
  fails = false,
}: BrowserOptions = {}): PushBrowser {
  let has = key;
  let allowed = permission;
  return {
    isCapable: () => capable,
    permission: () => allowed,
    async requestPermission() {
      permissionRequests++;
      allowed = answer;
      return answer;
    },
    async register() {
      if (fails) throw new Error('not here');
      calls.push('register');
    },
    find: async () => (has === null ? null : { subscription: subscriptionFor(has), key: has }),
    async subscribe(wanted) {
      calls.push(`subscribe ${wanted}`);
      has = wanted;
      return subscriptionFor(wanted);
    },
    async unsubscribe() {
      calls.push('unsubscribe');
      has = null;
    },
    onMessage: (given) => (listeners = given),
  };
}

const started = async (options?: BrowserOptions) => {
  const push = createPush(async () => browser(options));
  await push.start('mine');
  return push;
};
const stateOf = (push: ReturnType<typeof createPush>) => pushStateOf(push.current());

describe('push', () => {
  test('is unknown before start, and always on the server', async () => {
    expect(stateOf(createPush(async () => browser()))).toBe('unknown');
    const onServer = createPush(null);
    await onServer.start('mine');
    expect(stateOf(onServer)).toBe('unknown');
  });

  test.each([
    ['not_capable', { capable: false }],
    ['not_capable', { fails: true }],
    ['denied', { permission: 'denied' }],
    ['not_subscribed', {}],
    ['subscribed', { permission: 'granted', key: 'mine' }],
  ] as const)('is %s, without a permission request', async (state, options) => {
    expect(stateOf(await started(options))).toBe(state);
    expect(permissionRequests).toBe(0);
  });

  // Regression: the server received no subscription, because the state changed before the subscription was set.
  test('has the subscription as soon as the state is subscribed', async () => {
    const push = createPush(async () => browser({ permission: 'granted', key: 'mine' }));
    const heard: unknown[] = [];
    push.subscribe(() => heard.push([stateOf(push), push.subscription()]));
    await push.start('mine');
    expect(heard).toEqual([['subscribed', subscriptionFor('mine')]]);
  });

  test('is turned off even when that is wanted before it has started', async () => {
    const push = createPush(async () => browser({ permission: 'granted', key: 'mine' }));
    void push.start('mine');
    await push.turnOff();
    expect([stateOf(push), push.subscription()]).toEqual(['not_subscribed', null]);
    expect(calls).toContain('unsubscribe');
  });

  test('registers the service worker once, however often it is started', async () => {
    const push = await started();
    await push.start('mine');
    expect(calls).toEqual(['register']);
  });

  test('is turned on with the key of the site after a permission request, and off again', async () => {
    const push = await started();
    const states: string[] = [];
    push.subscribe(() => states.push(stateOf(push)));
    expect(await push.turnOn()).toEqual(subscriptionFor('mine'));
    expect(push.subscription()).toEqual(subscriptionFor('mine'));
    await push.turnOff();
    expect(push.subscription()).toBeNull();
    expect(states).toEqual(['subscribed', 'not_subscribed']);
    expect([permissionRequests, calls]).toEqual([1, ['register', 'subscribe mine', 'unsubscribe']]);
  });

  test('stays off when the permission is denied or not decided', async () => {
    const refused = await started({ answer: 'denied' });
    expect(await refused.turnOn()).toBeNull();
    expect(stateOf(refused)).toBe('denied');
    const undecided = await started({ answer: 'default' });
    expect(await undecided.turnOn()).toBeNull();
    expect(stateOf(undecided)).toBe('not_subscribed');
    expect(calls).toEqual(['register', 'register']);
  });

  test('subscribes again when the key of the site has changed', async () => {
    const push = await started({ permission: 'granted', key: 'old' });
    expect(push.subscription()).toEqual(subscriptionFor('mine'));
    expect(calls).toEqual(['register', 'unsubscribe', 'subscribe mine']);
  });

  test('reports pushes and clicked paths', async () => {
    const push = await started();
    const opened: string[] = [];
    const forget = push.onOpen((path) => opened.push(path));
    listeners?.pushed(pushed);
    listeners?.open('/chats/7');
    forget();
    listeners?.open('/likes');
    expect(push.current().lastMessage).toEqual(pushed);
    expect(opened).toEqual(['/chats/7']);
  });

  test('is offered at once when the last page load found it available, and that hint is updated', async () => {
    const mirrored: boolean[] = [];
    const mirror = (canPush: boolean) => void mirrored.push(canPush);
    const first = createPush(async () => browser(), { canPush: false, mirror });
    await first.start('mine');
    expect(mirrored).toEqual([true]);
    const next = createPush(async () => browser(), { canPush: true, mirror });
    expect([stateOf(next), pushStateOf(next.initial)]).toEqual(['not_subscribed', 'not_subscribed']);
    await next.start('mine');
    await next.turnOn();
    expect(mirrored).toEqual([true, false]);
    expect(stateOf(createPush(null, { canPush: true, mirror }))).toBe('not_subscribed');
  });
});
