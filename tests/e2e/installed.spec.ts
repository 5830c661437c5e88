import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as installed } from '#features/installed/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/e2e-account.ts';
import { siteAddress } from '#tests/support/e2e-address.ts';

test.use({ serviceWorkers: 'allow' });

const composer = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
const thread = (page: Page) => page.getByRole('log');

/** What the browser has kept for times without a connection, as far as a page can read it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { names, addresses: addresses.flat() };
  });

const untilKept = async (page: Page, ...needed: RegExp[]) => {
  for (const one of needed) {
    // eslint-disable-next-line no-await-in-loop -- One after the other says which is missing.
    await expect.poll(async () => (await kept(page)).addresses.some((address) => one.test(address)), { message: String(one) }).toBe(true);
  }
};

/** Two members who can write to each other, and the conversation open in the page of the first, under its own address. */
async function openConversation({ page, context, browser }: { page: Page; context: BrowserContext; browser: Browser }, name: string) {
  const member = await newAccount(context, name);
  const granted = await context.request.post('/dev/grant', { data: { email: member.email, credits: 50, paid_user: true } });
  expect(granted.status()).toBe(200);
  const other = await browser.newContext({ baseURL: siteAddress });
  const partner = await newAccount(other, 'Veit');
  await other.close();
  const sent = await context.request.post('/api/chat.php', {
    data: { profile: partner.id, client_id: randomUUID(), text: 'Erste Nachricht' },
  });
  const { conversation } = (await sent.json()) as { conversation: number };
  const path = `/chats/${conversation}`;
  await visit(page, path);
  await expect(thread(page).getByText('Erste Nachricht')).toBeVisible();
  const stored = async () => {
    const answer = await context.request.get(`/api/chat.php?profile=${partner.id}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return messages.map(({ text }) => text);
  };
  return { member, partner, path, stored };
}

/** What is kept of a conversation, not of the list, which has its newest line, too. */
const keptConversation = '"queryKey":["chat",';

/** Until everything that a page without a connection needs is kept, with this text among it. */
async function untilReady(page: Page, text: string) {
  await untilKept(page, /^\/app-shell\/de$/, /^\/kept\/known$/);
  const known = () => page.evaluate(async () => JSON.stringify(await (await caches.match('/kept/known'))?.json()));
  await expect.poll(async () => (await known()).includes(text)).toBe(true);
}

async function writeOffline(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(thread(page).getByText(text)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => JSON.stringify(await (await caches.match('/kept/outbox'))?.json()))).toContain(text);
}

test.use({ viewport: screens.phone });

test('the browser finds nothing to complain about in the manifest', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((JSON.parse(data ?? '{}') as { shortcuts: unknown[] }).shortcuts).toHaveLength(4);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});

test('lists, a conversation and what is written there open without a connection, and are sent once with it', async ({
  page,
  context,
  browser,
}) => {
  const { path, stored } = await openConversation({ page, context, browser }, 'Runa');
  await page.goto('/members');
  const found = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await untilReady(page, '"members"');
  await page.goto('/chats');
  await page.goto(path);
  await untilReady(page, keptConversation);

  await context.setOffline(true);
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found);
  await page.goto('/chats/1');
  await expect(page.getByRole('heading', { name: app.error.offline })).toBeVisible();
  await page.goto('/chats');
  await page.getByRole('link', { name: /Veit/ }).first().click();
  await expect(thread(page).getByText('Erste Nachricht')).toBeVisible();
  await page.goto(path);
  await writeOffline(page, 'Ohne Netz geschrieben');

  // The page is closed; the connection comes back before it is opened again.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(path);
  const both = ['Erste Nachricht', 'Ohne Netz geschrieben'];
  await expect.poll(stored).toEqual(both);
  await expect.poll(() => again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('chat-outbox')))).toEqual([]);
  await expect(thread(again).getByText('Ohne Netz geschrieben')).toHaveCount(1);
  expect(await stored()).toEqual(both);
});

test('the service worker sends what waits when no page is open, and the next page does not send it again', async ({
  page,
  context,
  browser,
}) => {
  const { path, stored } = await openConversation({ page, context, browser }, 'Ilka');
  await page.goto(path);
  await untilReady(page, keptConversation);
  await context.setOffline(true);
  await writeOffline(page, 'Vom Browser geschickt');
  await page.close();
  await context.setOffline(false);

  // No page of the app, only one in which the browser can be told that it has a connection.
  const empty = await context.newPage();
  await empty.goto('/healthz');
  const session = await context.newCDPSession(empty);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin: siteAddress, registrationId, tag: 'outbox', lastChance: false });
  const both = ['Erste Nachricht', 'Vom Browser geschickt'];
  await expect.poll(stored).toEqual(both);
  await empty.close();

  const again = await context.newPage();
  await again.goto(path);
  await expect.poll(() => again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('chat-outbox')))).toEqual([]);
  await expect(thread(again).getByText('Vom Browser geschickt')).toHaveCount(1);
  expect(await stored()).toEqual(both);
});

test('a logout leaves nothing readable, and another account sees nothing of the first', async ({ page, context, browser }) => {
  const { path } = await openConversation({ page, context, browser }, 'Mila');
  await page.goto('/chats');
  await page.goto(path);
  await composer(page).fill('Ein Entwurf');
  await untilReady(page, keptConversation);
  await page.goto('/members');
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await kept(page)).names.filter((name) => !name.startsWith('shell-'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Entwurf|Nachricht|chat-/);

  await newAccount(context, 'Zora');
  await page.goto('/chats');
  await untilKept(page, /^\/app-shell\/de$/, /^\/kept\/known$/);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('Erste Nachricht')).toBeHidden();
  await expect(page.getByRole('heading', { name: app.error.offline })).toBeVisible();
});

test('a session that has ended is found with the next page, and nothing of it stays', async ({ page, context, browser }) => {
  const { path } = await openConversation({ page, context, browser }, 'Jule');
  await page.goto(path);
  await untilReady(page, keptConversation);
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(async () => (await kept(page)).names.filter((name) => !name.startsWith('shell-'))).toEqual([]);
});

test('an update waits while somebody is writing, and takes over a hidden page in which nothing is lost', async ({
  page,
  context,
  browser,
}) => {
  const { path } = await openConversation({ page, context, browser }, 'Nele');
  await page.goto(path);
  await untilReady(page, keptConversation);
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
  await page.getByRole('complementary').getByRole('button', { name: app.alerts.open }).click();
  await page.getByRole('button', { name: installed.offer.add }).click();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
  await visit(page, '/members');
  await tab(app.nav.likes).click();
  await expect(page).toHaveURL(/likes/);
  await expect(offer).toBeHidden();
});

test('a visitor who has begun to use the site reads without a connection that there is none, and goes on with it', async ({
  page,
  context,
}) => {
  await visit(page, '/pricing');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await kept(page)).names).toEqual([]);
  // Until the part is there that waits for it.
  await expect(async () => {
    await page.locator('main h1').click();
    expect((await kept(page)).addresses).toContain('/offline/de');
  }).toPass();
  const { addresses } = await kept(page);
  expect(addresses.filter((address) => !address.startsWith('/assets/'))).toEqual(['/offline/de']);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/pages/faq').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: app.error.offline })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.btn') ?? document.body).minHeight)).not.toBe('auto');
  await context.setOffline(false);
  await page.getByRole('link', { name: app.error.retry }).click();
  await expect(page).toHaveURL(/\/pages\/faq$/);
  await expect(page.getByRole('heading', { level: 1, name: app.error.offline })).toBeHidden();
});
