import { chromiumOptions } from '#tests/support/browser/chromium.ts';
import { expect, logIn, test } from '#tests/support/browser/browser.ts';

test.use({ launchOptions: chromiumOptions, serviceWorkers: 'allow' });

test('a delivered push is shown, and replaces the last one of its conversation', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  await context.grantPermissions(['notifications'], { origin });
  await logIn(context, 'premium@demo.test');
  await page.goto('/members');
  // A push that arrives while the worker is being activated is lost.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
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
