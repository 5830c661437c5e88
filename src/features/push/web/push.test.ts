import { beforeEach, describe, expect, test } from 'vitest';
import type { PushSubscriptionData } from '../contract/endpoints.ts';
import type { Pushed } from '../contract/pushed.ts';
import type { PushBrowser } from './push-browser.ts';
import { createPush, pushStateOf } from './push.ts';

const subscriptionFor = (key: string): PushSubscriptionData => ({
  endpoint: `https://push.example.org/${key}`,
  keys: { p256dh: 'AAAA', auth: 'BBBB' },
});
const pushed: Pushed = { title: 'Neue Nachricht von Lena', body: '', path: '/chats/7', also: [], tag: 'chat-7', unread: 1 };

let asked = 0;
let calls: string[] = [];
let listeners: Parameters<PushBrowser['onMessage']>[0] | null = null;
beforeEach(() => {
  asked = 0;
  calls = [];
  listeners = null;
});

interface Wish {
  readonly capable?: boolean;
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly key?: string | null;
  readonly fails?: boolean;
}

function browser({ capable = true, permission = 'default', answer = 'granted', key = null, fails = false }: Wish = {}): PushBrowser {
  let has = key;
  let allowed = permission;
  return {
    isCapable: () => capable,
    permission: () => allowed,
    async requestPermission() {
      asked++;
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

const started = async (wish?: Wish) => {
  const push = createPush(async () => browser(wish));
  await push.start('mine');
  return push;
};
const stateOf = (push: ReturnType<typeof createPush>) => pushStateOf(push.current());

describe('push', () => {
  test('knows nothing before it looked, and never on the server', async () => {
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
  ] as const)('is %s, and nobody was asked', async (state, wish) => {
    expect(stateOf(await started(wish))).toBe(state);
    expect(asked).toBe(0);
  });

  test('registers the service worker once, however often it is started', async () => {
    const push = await started();
    await push.start('mine');
    expect(calls).toEqual(['register']);
  });

  test('is switched on with the key of the site, after asking, and off again', async () => {
    const push = await started();
    const states: string[] = [];
    push.subscribe(() => states.push(stateOf(push)));
    expect(await push.turnOn()).toEqual(subscriptionFor('mine'));
    expect(push.subscription()).toEqual(subscriptionFor('mine'));
    await push.turnOff();
    expect(push.subscription()).toBeNull();
    expect(states).toEqual(['subscribed', 'not_subscribed']);
    expect([asked, calls]).toEqual([1, ['register', 'subscribe mine', 'unsubscribe']]);
  });

  test('stays off when that is not allowed, or not decided', async () => {
    const refused = await started({ answer: 'denied' });
    expect(await refused.turnOn()).toBeNull();
    expect(stateOf(refused)).toBe('denied');
    const undecided = await started({ answer: 'default' });
    expect(await undecided.turnOn()).toBeNull();
    expect(stateOf(undecided)).toBe('not_subscribed');
    expect(calls).toEqual(['register', 'register']);
  });

  test('subscribes anew when the key of the site has changed', async () => {
    const push = await started({ permission: 'granted', key: 'old' });
    expect(push.subscription()).toEqual(subscriptionFor('mine'));
    expect(calls).toEqual(['register', 'unsubscribe', 'subscribe mine']);
  });

  test('tells what was pushed and where a click leads', async () => {
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

  test('is offered by the next page at once where the last one found that it can be, and the memory is kept true', async () => {
    const told: boolean[] = [];
    const mirror = (canPush: boolean) => void told.push(canPush);
    const first = createPush(async () => browser(), { canPush: false, mirror });
    await first.start('mine');
    expect(told).toEqual([true]);
    const next = createPush(async () => browser(), { canPush: true, mirror });
    expect([stateOf(next), pushStateOf(next.known)]).toEqual(['not_subscribed', 'not_subscribed']);
    await next.start('mine');
    await next.turnOn();
    expect(told).toEqual([true, false]);
    expect(stateOf(createPush(null, { canPush: true, mirror }))).toBe('not_subscribed');
  });
});
