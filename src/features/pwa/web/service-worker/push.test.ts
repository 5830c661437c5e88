import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = fs.readFileSync(path.join(import.meta.dirname, 'push.js'), 'utf8');
const pushed = {
  title: 'Neue Nachricht von Lena',
  body: 'Schau rein.',
  path: '/chats/7',
  also: ['/members/3/chat'],
  tag: 'chat-7',
  unread: 4,
};

interface PageOptions {
  readonly path: string;
  readonly visible?: boolean;
  /** Answers when it is asked to open a path. */
  readonly responsive?: boolean;
}

/** Fake browser environment for the worker, with these pages open. */
function browser(...pageOptions: readonly PageOptions[]) {
  const listeners: Record<string, (event: object) => void> = {};
  const log = { shown: [] as unknown[], messages: [] as unknown[], opened: [] as string[], focused: [] as string[], badge: -1 };
  const pages = pageOptions.map(({ path: at, visible = false, responsive = true }) => ({
    url: `https://www.example.org${at}`,
    focused: visible,
    visibilityState: visible ? 'visible' : 'hidden',
    postMessage(message: { type: string }, ports?: MessagePort[]) {
      log.messages.push({ at, ...message });
      if (responsive) ports?.[0]?.postMessage(true);
    },
    focus: () => log.focused.push(at),
  }));
  vm.runInNewContext(script, {
    URL,
    MessageChannel,
    // Only for an unresponsive page does the timeout fire.
    setTimeout: (callback: () => void) => pageOptions.some(({ responsive = true }) => !responsive) && setTimeout(callback),
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    clients: { matchAll: async () => pages, openWindow: async (at: string) => log.opened.push(at), claim: async () => undefined },
    registration: { showNotification: async (title: string, options: object) => log.shown.push({ title, ...options }) },
    navigator: { setAppBadge: async (count: number) => (log.badge = count), clearAppBadge: async () => (log.badge = 0) },
  });
  const fire = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners[type]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return {
    log,
    push: (data: unknown) => fire('push', { data: { json: () => data } }),
    click: (at: string) => fire('notificationclick', { notification: { close: () => undefined, data: { path: at } } }),
    fire,
  };
}

describe('a push', () => {
  test('replaces the previous one of its conversation, updates the badge and is forwarded to every page', async () => {
    const { log, push } = browser({ path: '/members', visible: true }, { path: '/chats/7' });
    await push(pushed);
    expect(log.shown).toMatchObject([
      { title: pushed.title, body: pushed.body, tag: 'chat-7', renotify: true, data: { path: '/chats/7' } },
    ]);
    expect(log.badge).toBe(4);
    expect(log.messages).toMatchObject([
      { at: '/members', type: 'pushed', pushed: { tag: 'chat-7' } },
      { at: '/chats/7', type: 'pushed' },
    ]);
  });

  test.each(['/chats/7', '/members/3/chat'])('is forwarded, but not shown while %s is visible', async (at) => {
    const { log, push } = browser({ path: at, visible: true });
    await push(pushed);
    expect([log.shown, log.messages.length, log.badge]).toEqual([[], 1, 4]);
  });

  test('without valid data shows nothing', async () => {
    const { log, fire } = browser();
    await fire('push', { data: null });
    expect(log.shown).toEqual([]);
  });

  test('with nothing unread clears the badge', async () => {
    const { log, push } = browser();
    await push({ ...pushed, unread: 0 });
    expect(log.badge).toBe(0);
  });
});

describe('a click on a notification', () => {
  test('navigates an open page and brings it to the front', async () => {
    const { log, click } = browser({ path: '/members' }, { path: '/chats/7' });
    await click('/chats/7');
    expect([log.focused, log.opened]).toEqual([['/chats/7'], []]);
    await click('/likes');
    expect([log.focused.at(-1), log.messages.at(-1)]).toEqual(['/members', { at: '/members', type: 'open', path: '/likes' }]);
  });

  test('opens a new page when none is open or none answers', async () => {
    const none = browser();
    await none.click('/chats/7');
    const unresponsive = browser({ path: '/members', responsive: false });
    await unresponsive.click('/chats/7');
    expect([none.log.opened, unresponsive.log.opened, unresponsive.log.focused]).toEqual([['/chats/7'], ['/chats/7'], []]);
  });
});
