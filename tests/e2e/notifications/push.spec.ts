import type { Page, Request } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as notifications } from '#features/notifications/messages/de.ts';
import { messages as reminders } from '#features/reminders/messages/de.ts';
import {
  untilInteractive,
  expect,
  expectAccessible,
  untilHydrated,
  logIn,
  screens,
  test,
  tick,
  visit,
} from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { pushCallsOf, untilPushStateKnown, pushTo, stubPush } from '#tests/support/browser/push-stub.ts';

test.use({ serviceWorkers: 'allow' });

const path = (request: Request) => new URL(request.url()).pathname;
const alert = new RegExp(app.alerts.push.answered.replace('{name}', '.+'));
/** The text about when push was switched on, for any date. */
const since = new RegExp(`^${notifications.since.replace('{day}', '.+')}$`);
/** Opens the switches of a type of notification. */
async function openType(page: Page, type: keyof typeof notifications.types) {
  await page.getByRole('button', { name: notifications.types[type] }).click();
  return page.getByRole('dialog').getByRole('switch', { name: notifications.push });
}
const closeType = (page: Page) => page.getByRole('dialog').getByRole('button', { name: notifications.done }).click();

test('the service worker is registered with its version for a member, and the site can be installed', async ({ page, context }) => {
  await newAccount(context, 'Swantje');
  await page.goto('/members');
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

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('push is switched on and off on the page of notifications, with the key of the site', async ({ page, context }) => {
    const endpoint = await stubPush(context);
    await newAccount(context, 'Mara');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (path(request) === '/api/user.php' && request.method() === 'POST') sent.push(page.url());
    });
    await page.goto('/notifications');
    await expect(page.getByText(notifications.state.not_subscribed)).toBeVisible();
    await untilInteractive(page);
    await expect(await openType(page, 'like')).toBeDisabled();
    await expectAccessible(page);
    await closeType(page);
    expect((await pushCallsOf(page)).asked).toBe(0);

    const pushUpdate = page.waitForRequest((request) => path(request) === '/api/user.php' && request.method() === 'POST');
    await tick(page.getByRole('switch', { name: notifications.device }));
    const request = await pushUpdate;
    expect(new URL(request.url()).search).toBe('?push=1');
    expect(request.postDataJSON()).toEqual({
      subscription: { endpoint, keys: { p256dh: 'AAAA', auth: 'BBBB' } },
    });
    await expect(page.getByText(since)).toBeVisible();
    const { push_public_key } = (await (await context.request.get('/api/settings.php')).json()) as { push_public_key: string };
    expect(await pushCallsOf(page)).toMatchObject({ asked: 1, keys: [push_public_key] });

    const likes = await openType(page, 'like');
    await tick(likes, false);
    await expect(likes).not.toBeChecked();
    await closeType(page);
    await tick(page.getByRole('switch', { name: notifications.preview }));
    await expect(page.getByRole('switch', { name: notifications.preview })).toBeChecked();
    await expect.poll(async () => ((await (await context.request.get('/api/push.php')).json()) as { preview: boolean }).preview).toBe(true);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(since)).toBeVisible();
    await untilInteractive(page);
    await expect(await openType(page, 'like')).not.toBeChecked();
    await closeType(page);
    await expect(await openType(page, 'new_messages')).toBeChecked();
    await closeType(page);
    await expect(page.getByRole('switch', { name: notifications.preview })).toBeChecked();
    const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { notifications_disabled: string[] } };
    expect(user.notifications_disabled).toEqual([]);
    // Regression: it was sent twice when push was switched on. Once more after the reload.
    expect(sent).toHaveLength(2);

    await tick(page.getByRole('switch', { name: notifications.device }), false);
    await expect(page.getByText(notifications.state.not_subscribed)).toBeVisible();
    await expect.poll(async () => ((await (await context.request.get('/api/push.php')).json()) as { browsers: number }).browsers).toBe(0);
  });

  test('the alert asks for permission only when pressed, and disappears when dismissed', async ({ page, context }) => {
    await stubPush(context);
    await logIn(context, 'premium@demo.test');
    for (const quiet of ['/notifications', '/premium', '/activate/done']) {
      await page.goto(quiet);
      await untilPushStateKnown(page);
      await expect(page.getByText(alert), quiet).toBeHidden();
    }
    await page.goto('/settings');
    await expect(page.getByText(alert)).toBeVisible();
    // The server renders the alert now, so wait for hydration before pressing.
    await visit(page, '/profile');
    await expect(page.getByText(alert)).toBeVisible();
    expect((await pushCallsOf(page)).asked).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: app.alerts.close }).click();
    await expect(page.getByText(alert)).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('hide-push-notification-alert'));
    expect(Math.abs(Number(kept) - Date.now() / 1000)).toBeLessThan(60);
    await page.goto('/settings');
    await untilPushStateKnown(page);
    await expect(page.getByText(alert)).toBeHidden();
  });
});

test('the alert switches push on, and logging out switches it off in this browser', async ({ page, context }) => {
  await stubPush(context);
  await logIn(context, 'premium@demo.test');
  await page.goto('/settings');
  await untilPushStateKnown(page);
  // Nothing comes late: the question waits for the next page.
  await expect(page.getByText(alert)).toBeHidden();
  await visit(page, '/settings');
  await page.getByRole('button', { name: app.alerts.push.yes, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: reminders.push.how })).toBeVisible();
  expect((await pushCallsOf(page)).asked).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: reminders.push.on }).click();
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
for (const [state, options] of states) {
  test(`a browser that is ${state} says so, and shows no alert`, async ({ page, context }) => {
    await stubPush(context, options);
    await logIn(context, 'premium@demo.test');
    await page.goto('/notifications');
    const text = page.getByText(state === 'subscribed' ? since : notifications.state[state]);
    await expect(state === 'subscribed' ? text.or(page.getByText(notifications.state.subscribed)) : text).toBeVisible();
    if (state === 'subscribed') await expect(page.getByRole('switch', { name: notifications.device })).toBeChecked();
    else await expect(page.getByRole('switch', { name: notifications.device })).toBeDisabled();
    await page.goto('/settings');
    await (state === 'not_capable' ? untilInteractive(page) : untilPushStateKnown(page));
    await expect(page.getByText(alert)).toBeHidden();
    expect((await pushCallsOf(page)).asked).toBe(0);
  });
}

test('a pushed event shows at once, and a click navigates without a page load', async ({ page, context }) => {
  await stubPush(context, { permission: 'granted', subscribed: true });
  await logIn(context, 'premium@demo.test');
  await page.goto('/members');
  await page.waitForRequest((request) => path(request) === '/api/user.php' && request.method() === 'POST');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(path(request)));
  const pushed = { title: 'Neue Nachricht', body: '', path: '/chats', also: [], tag: 'messages', unread: 1 };
  await pushTo(page, { type: 'pushed', pushed });
  await expect.poll(() => ['/api/chats.php', '/api/likes.php'].every((one) => requested.includes(one))).toBe(true);
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
    await newAccount(context, 'Mara');
    const since = new Date('2026-11-22T12:00:00Z').getTime();
    await page.clock.install({ time: since });
    await page.clock.pauseAt(since + 1000);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') requested.push(path(request));
    });
    const chats: number[] = [];
    page.on('response', (response) => path(response.request()) === '/api/chats.php' && chats.push(response.status()));
    const each = ['/api/chats.php', '/api/discountcode.php', '/api/likes.php', '/api/user.php'];
    const refreshes = () => requested.filter((one) => each.includes(one)).toSorted();
    /** Waits until the requests that the page has started were sent. */
    const untilRequestsSent = () => page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    const isReady = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"ready"');
    const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', isReady));
    const pushUpdate = subscribed ? page.waitForRequest((one) => path(one) === '/api/user.php' && one.method() === 'POST') : null;
    await page.goto('/settings');
    await untilHydrated(page);
    // What is deferred waits until the page is idle, which the stopped clock says after 50 ms.
    await page.clock.runFor(100);
    await live;
    await page.clock.runFor(1000);
    await expect.poll(async () => (await pushCallsOf(page)).lookups).toBeGreaterThan(0);
    await page.clock.runFor(500);
    await pushUpdate;
    await untilRequestsSent();
    requested.length = 0;
    chats.length = 0;

    await page.clock.runFor(7000);
    await expect.poll(refreshes).toEqual(each);
    await page.clock.runFor(subscribed ? 280_000 : 50_000);
    await untilRequestsSent();
    expect(refreshes()).toEqual(each);
    // In steps, so that follow-up work of a response can run.
    for (let second = 0; second < (subscribed ? 30 : 12); second++) {
      await page.clock.runFor(1000);
      await untilRequestsSent();
    }
    await expect.poll(refreshes).toEqual([...each, ...each].toSorted());
    // Nothing has changed, so the list is not sent again.
    await expect.poll(() => chats).toEqual([200, 304]);
  });
}

test('a visitor is not asked for permission, and nothing is refreshed', async ({ page, context }) => {
  await stubPush(context);
  await page.clock.install();
  await page.goto('/complaints');
  await untilHydrated(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(path(request)));
  await page.clock.runFor(600_000);
  // The footer may come after that, and asks once who runs the site.
  const [own, ...more] = requested.filter((one) => one.startsWith('/api/') && one.endsWith('.php'));
  expect([own ?? '/api/companyinfo.php', ...more]).toEqual(['/api/companyinfo.php']);
  await expect(page.getByText(alert)).toBeHidden();
});
