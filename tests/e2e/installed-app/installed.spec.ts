import { randomUUID } from 'node:crypto';
import { messages as app } from '#app/messages/de.ts';
import { messages as installed } from '#features/pwa/messages/de.ts';
import { expect, screens, test, visit } from '#tests/support/browser/browser.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { cachedConversation, composer, openConversation, untilReady } from '#tests/support/browser/offline.ts';

test.use({ serviceWorkers: 'allow', viewport: screens.phone });

test('the browser finds nothing to complain about in the manifest', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((JSON.parse(data ?? '{}') as { shortcuts: unknown[] }).shortcuts).toHaveLength(4);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});

test('an update waits while somebody is writing, and takes over a hidden page in which nothing is lost', async ({
  page,
  context,
  browser,
}) => {
  const { path } = await openConversation({ page, context, browser }, 'Nele');
  await page.goto(path);
  await untilReady(page, cachedConversation);
  await composer(page).fill('Mitten im Satz');
  const workers = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { active: registration?.active?.scriptURL ?? '', waiting: registration?.waiting?.scriptURL ?? '' };
    });
  await expect.poll(async () => (await workers()).active).toMatch(/v=2$/);
  // Only a page of the worker makes an update wait.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(composer(page)).toHaveValue('Mitten im Satz');
  // Another script for the same pages is an update for them.
  await page.evaluate(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function next(script, options) {
      return register.call(this, `${String(script)}&next`, options);
    };
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js?v=2'));
      return (await workers()).waiting;
    })
    .toMatch(/next$/);
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide();
  // Nor does it when it is told to: the worker asks each page.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener(
          'message',
          ({ data }) => (data as { type?: string }).type === 'may-update' && resolve(null),
        );
        void navigator.serviceWorker.getRegistration().then((one) => one?.waiting?.postMessage({ type: 'take-over' }));
      }),
  );
  expect((await workers()).waiting).toMatch(/next$/);
  await expect(composer(page)).toHaveValue('Mitten im Satz');

  await composer(page).fill('');
  await composer(page).blur();
  let isReloaded = false;
  void page.waitForEvent('load').then(() => (isReloaded = true));
  // The page listens from a moment after it was loaded.
  await expect
    .poll(async () => {
      if (!isReloaded) await hide().catch(() => undefined);
      return isReloaded;
    })
    .toBe(true);
  // The page that was loaded asks for its own script again, which is the next update.
  await expect.poll(async () => (await workers()).active).toBe(`${siteAddress}/sw.js?v=2&next`);
});

test('the installation is offered on a page after the first reply, and not again once it was declined', async ({
  page,
  context,
  browser,
}) => {
  await page.addInitScript(() => {
    for (const alert of ['push-notification', 'enrich']) localStorage.setItem(`hide-${alert}-alert`, '1');
    addEventListener('load', () => {
      const prompt = async () => {
        Object.assign(window, { asked: true });
        return { outcome: 'dismissed' };
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });
  const offer = page.getByText(app.alerts.install.title);
  const { member, partner } = await openConversation({ page, context, browser }, 'Wanda');
  const tab = (name: string) => page.getByRole('navigation', { name: app.nav.main }).last().getByRole('link', { name });
  await visit(page, '/members');
  await tab(app.nav.likes).click();
  await expect(page).toHaveURL(/likes/);
  await expect(offer).toBeHidden();

  const other = await browser.newContext({ baseURL: siteAddress });
  await other.request.post('/api/user.php', { data: { email: partner.email, password: partner.password } });
  const answered = await other.request.post('/api/chat.php', { data: { profile: member.id, client_id: randomUUID(), text: 'Antwort' } });
  expect(answered.status(), await answered.text()).toBe(200);
  await other.close();
  const asked = page.waitForResponse(/answer\.php/);
  await visit(page, '/members');
  await asked;
  // What is due late waits for the next page, so that nothing moves.
  await expect(offer).toBeHidden();
  await tab(app.nav.likes).click();
  await expect(offer).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: app.alerts.install.title }).click();
  await page.getByRole('button', { name: installed.offer.add }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await visit(page, '/members');
  await tab(app.nav.likes).click();
  await expect(page).toHaveURL(/likes/);
  await expect(offer).toBeHidden();
});
