import type { Request } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { expect, expectAccessible, logIn, screens, test } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/e2e-account.ts';
import { pushCallsOf, pushTo, stubPush } from '#tests/support/push-stub.ts';

const path = (request: Request) => new URL(request.url()).pathname;
const alert = app.alerts.push.title;
/** What is said of when it was switched on, whatever the day. */
const since = new RegExp(`^${notifications.since.replace('{day}', '.+')}$`);
const pushSwitchOf = (type: keyof typeof notifications.types) =>
  notifications.switch.replace('{type}', notifications.types[type]).replace('{channel}', notifications.push);

test('the service worker is registered with its version, and the site can be installed', async ({ page, context }) => {
  await page.goto('/login');
  const script = () =>
    page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return registration?.active?.scriptURL ?? '';
    });
  await expect.poll(script).toMatch(/\/sw\.js\?v=2$/);
  const manifest = (await (await context.request.get('/manifest.webmanifest')).json()) as { display: string; icons: { src: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const { src } of [...manifest.icons, { src: '/icons/badge.png' }, { src: '/icons/apple.png' }])
    expect((await context.request.get(src)).headers()['content-type'], src).toBe('image/png');
});

test('what a push service delivers is shown, and in place of the last one of its conversation', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  await context.grantPermissions(['notifications'], { origin });
  await page.goto('/login');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (title: string) => {
    const data = JSON.stringify({ title, body: 'Schau rein.', path: '/chats/7', also: [], tag: 'chat-7', unread: 2 });
    return devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, tag, data }) => ({ title, tag, data: data as unknown }));
    });
  await deliver('Neue Nachricht von Lena');
  await expect.poll(shown).toEqual([{ title: 'Neue Nachricht von Lena', tag: 'chat-7', data: { path: '/chats/7' } }]);
  await deliver('2 neue Nachrichten von Lena');
  await expect.poll(shown).toEqual([{ title: '2 neue Nachrichten von Lena', tag: 'chat-7', data: { path: '/chats/7' } }]);
});

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('push is switched on and off on the page of notifications, with the key of the site', async ({ page, context }) => {
      await stubPush(context);
      await newAccount(context, 'Mara');
      await page.goto('/notifications');
      await expect(page.getByText(notifications.state.not_subscribed)).toBeVisible();
      await expect(page.getByRole('switch', { name: pushSwitchOf('like') })).toBeDisabled();
      await expectAccessible(page);
      expect((await pushCallsOf(page)).asked).toBe(0);

      const told = page.waitForRequest((request) => path(request) === '/api/user.php' && request.method() === 'POST');
      await page.getByRole('switch', { name: notifications.device }).click({ force: true });
      const request = await told;
      expect(new URL(request.url()).search).toBe('?push=1');
      expect(request.postDataJSON()).toEqual({
        subscription: { endpoint: 'https://push.example.org/stub', keys: { p256dh: 'AAAA', auth: 'BBBB' } },
      });
      await expect(page.getByText(since)).toBeVisible();
      const { push_public_key } = (await (await context.request.get('/api/settings.php')).json()) as { push_public_key: string };
      expect(await pushCallsOf(page)).toEqual({ asked: 1, keys: [push_public_key] });

      await page.getByRole('switch', { name: pushSwitchOf('like') }).click({ force: true });
      await expect(page.getByRole('switch', { name: pushSwitchOf('like') })).not.toBeChecked();
      await page.getByRole('switch', { name: notifications.preview }).click({ force: true });
      await expect(page.getByRole('switch', { name: notifications.preview })).toBeChecked();
      await expect
        .poll(async () => ((await (await context.request.get('/api/push.php')).json()) as { preview: boolean }).preview)
        .toBe(true);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(since)).toBeVisible();
      await expect(page.getByRole('switch', { name: pushSwitchOf('like') })).not.toBeChecked();
      await expect(page.getByRole('switch', { name: pushSwitchOf('new_messages') })).toBeChecked();
      await expect(page.getByRole('switch', { name: notifications.preview })).toBeChecked();
      const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { notifications_disabled: string[] } };
      expect(user.notifications_disabled).toEqual([]);

      await page.getByRole('switch', { name: notifications.device }).click({ force: true });
      await expect(page.getByText(notifications.state.not_subscribed)).toBeVisible();
      await expect.poll(async () => ((await (await context.request.get('/api/push.php')).json()) as { browsers: number }).browsers).toBe(0);
    });

    test('the alert asks on a press only, and goes when it is dismissed', async ({ page, context }) => {
      await stubPush(context);
      await logIn(context, 'premium@demo.test');
      for (const quiet of ['/notifications', '/premium', '/activate/done']) {
        await page.goto(quiet);
        await page.waitForTimeout(400);
        await expect(page.getByText(alert), quiet).toBeHidden();
      }
      await page.goto('/settings');
      await expect(page.getByText(alert)).toBeVisible();
      // The server draws the alert by now: whoever presses waits until the page listens.
      const awake = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live'));
      await page.goto('/profile');
      await expect(page.getByText(alert)).toBeVisible();
      await awake;
      expect((await pushCallsOf(page)).asked).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: app.alerts.close }).click();
      await expect(page.getByText(alert)).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem('hide-push-notification-alert'));
      expect(Math.abs(Number(kept) - Date.now() / 1000)).toBeLessThan(60);
      await page.goto('/settings');
      await page.waitForTimeout(400);
      await expect(page.getByText(alert)).toBeHidden();
    });
  });
}

test('the alert switches push on, and logging out switches it off in this browser', async ({ page, context }) => {
  await stubPush(context);
  await logIn(context, 'premium@demo.test');
  await page.goto('/settings');
  await page.getByRole('button', { name: app.alerts.push.on }).click();
  await expect(page.getByText(alert)).toBeHidden();
  expect((await pushCallsOf(page)).asked).toBe(1);
  await expect
    .poll(async () => ((await (await context.request.get('/api/push.php')).json()) as { subscribed_at: string | null }).subscribed_at)
    .not.toBeNull();
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('push-stub'))).toBe('none');
});

const states = [
  ['denied', { permission: 'denied' }],
  ['not_capable', { capable: false }],
  ['subscribed', { permission: 'granted', subscribed: true }],
] as const;
for (const [state, wish] of states) {
  test(`who is ${state} is told so, and sees no alert`, async ({ page, context }) => {
    await stubPush(context, wish);
    await logIn(context, 'premium@demo.test');
    await page.goto('/notifications');
    const text = page.getByText(state === 'subscribed' ? since : notifications.state[state]);
    await expect(state === 'subscribed' ? text.or(page.getByText(notifications.state.subscribed)) : text).toBeVisible();
    if (state === 'subscribed') await expect(page.getByRole('switch', { name: notifications.device })).toBeChecked();
    else await expect(page.getByRole('switch', { name: notifications.device })).toBeDisabled();
    await page.goto('/settings');
    await page.waitForTimeout(400);
    await expect(page.getByText(alert)).toBeHidden();
    expect((await pushCallsOf(page)).asked).toBe(0);
  });
}

test('what is pushed shows at once, and a click leads there without a new page', async ({ page, context }) => {
  await stubPush(context, { permission: 'granted', subscribed: true });
  await logIn(context, 'premium@demo.test');
  await page.goto('/members');
  await page.waitForRequest((request) => path(request) === '/api/user.php' && request.method() === 'POST');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(path(request)));
  const pushed = { title: 'Neue Nachricht', body: '', path: '/chats', also: [], tag: 'messages', unread: 1 };
  await pushTo(page, { type: 'pushed', pushed });
  await expect.poll(() => ['/api/chats.php', '/api/likes.php'].every((one) => asked.includes(one))).toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pushTo(page, { type: 'open', path: '/likes' });
  await expect(page).toHaveURL(/\/likes$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const subscribed of [false, true]) {
  test(`everything is refreshed every ${subscribed ? 300 : 60} s ${subscribed ? 'with' : 'without'} push, after 5 s for the first time`, async ({
    page,
    context,
  }) => {
    await stubPush(context, subscribed ? { permission: 'granted', subscribed } : {});
    await logIn(context, 'premium@demo.test');
    await page.clock.install();
    await page.goto('/settings');
    const registered = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.clock.runFor(1000);
    expect(await registered).toBe(true);
    if (subscribed) await page.clock.runFor(500);
    await page.waitForTimeout(500);
    const refreshed = ['/api/chats.php', '/api/likes.php', '/api/user.php'];
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && refreshed.includes(path(request))) asked.push(path(request));
    });
    await page.clock.runFor(7000);
    await expect.poll(() => asked.toSorted()).toEqual(refreshed);
    await page.waitForTimeout(300);
    await page.clock.runFor(subscribed ? 280_000 : 50_000);
    await page.waitForTimeout(300);
    expect(asked).toHaveLength(3);
    await page.clock.runFor(subscribed ? 30_000 : 12_000);
    await expect.poll(() => asked.length).toBe(6);
  });
}

test('a visitor is asked for nothing and refreshes nothing', async ({ page, context }) => {
  await stubPush(context);
  await page.clock.install();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(path(request)));
  await page.clock.runFor(600_000);
  expect(asked.filter((one) => one.startsWith('/api/') && one.endsWith('.php'))).toEqual([]);
  await expect(page.getByText(alert)).toBeHidden();
});
