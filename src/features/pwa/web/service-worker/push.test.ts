import { describe, expect, test } from 'vitest';
import { startWorker } from '#tests/support/doubles/service-worker.ts';

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
async function browser(...pageOptions: readonly PageOptions[]) {
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
  const { fire } = await startWorker({
    MessageChannel,
    // Only for an unresponsive page does the timeout fire.
    setTimeout: (callback: () => void) => pageOptions.some(({ responsive = true }) => !responsive) && setTimeout(callback),
    clients: { matchAll: async () => pages, openWindow: async (at: string) => log.opened.push(at), claim: async () => undefined },
    registration: { showNotification: async (title: string, options: object) => log.shown.push({ title, ...options }) },
    navigator: { setAppBadge: async (count: number) => (log.badge = count), clearAppBadge: async () => (log.badge = 0) },
  });
  return {
    log,
    push: (data: unknown) => fire('push', { data: { json: () => data } }),
    click: (at: string) => fire('notificationclick', { notification: { close: () => undefined, data: { path: at } } }),
    fire,
  };
}

describe('a push', () => {
  test('replaces the previous one of its conversation, updates the badge and is forwarded to every page', async () => {
    const { log, push } = await browser({ path: '/members', visible: true }, { path: '/chats/7' });
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
    const { log, push } = await browser({ path: at, visible: true });
    await push(pushed);
    expect([log.shown, log.messages.length, log.badge]).toEqual([[], 1, 4]);
  });

  test('without valid data shows nothing', async () => {
    const { log, fire } = await browser();
    await fire('push', { data: null });
    expect(log.shown).toEqual([]);
  });

  test('with nothing unread clears the badge', async () => {
    const { log, push } = await browser();
    await push({ ...pushed, unread: 0 });
    expect(log.badge).toBe(0);
  });
});

describe('a click on a notification', () => {
  test('navigates an open page and brings it to the front', async () => {
    const { log, click } = await browser({ path: '/members' }, { path: '/chats/7' });
    await click('/chats/7');
    expect([log.focused, log.opened]).toEqual([['/chats/7'], []]);
    await click('/likes');
    expect([log.focused.at(-1), log.messages.at(-1)]).toEqual(['/members', { at: '/members', type: 'open', path: '/likes' }]);
  });

  test('opens a new page when none is open or none answers', async () => {
    const none = await browser();
    await none.click('/chats/7');
    const unresponsive = await browser({ path: '/members', responsive: false });
    await unresponsive.click('/chats/7');
    expect([none.log.opened, unresponsive.log.opened, unresponsive.log.focused]).toEqual([['/chats/7'], ['/chats/7'], []]);
  });
});

// Regression: the cookie alone said whose browser is subscribed.
test('a subscription that the push service has replaced keeps its owner, or has none', async () => {
  const newSubscription = { endpoint: 'https://push.example.org/2' };
  const asked: unknown[] = [];
  const globals = (member: object | null) => ({
    caches: { match: async () => (member === null ? undefined : Response.json(member)) },
    fetch: async (url: string, { headers, body }: { readonly headers: Record<string, string>; readonly body: string }) =>
      asked.push({ url, member: headers['x-member'], body }),
  });
  const ofMember = await startWorker(globals({ id: 7, language: 'de' }));
  await ofMember.fire('pushsubscriptionchange', { newSubscription });
  const ofNobody = await startWorker(globals(null));
  await ofNobody.fire('pushsubscriptionchange', { newSubscription });
  expect(asked).toEqual([{ url: '/api/user.php?push=1', member: '7', body: JSON.stringify({ subscription: newSubscription }) }]);
});
