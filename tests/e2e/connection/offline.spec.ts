import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { cached, cachedConversation, composer, openConversation, thread, untilCached, untilReady } from '#tests/support/browser/offline.ts';

test.use({ serviceWorkers: 'allow', viewport: screens.phone });

async function writeOffline(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(thread(page).getByText(text)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => JSON.stringify(await (await caches.match('/kept/outbox'))?.json()))).toContain(text);
}

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
  await untilReady(page, cachedConversation);

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
  await untilReady(page, cachedConversation);
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
  await untilReady(page, cachedConversation);
  await page.goto('/members');
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await cached(page)).names.filter((name) => !name.startsWith('shell-'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Entwurf|Nachricht|chat-/);

  await newAccount(context, 'Zora');
  await page.goto('/chats');
  await untilCached(page, /^\/app-shell\/de$/, /^\/kept\/known$/);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('Erste Nachricht')).toBeHidden();
  await expect(page.getByRole('heading', { name: app.error.offline })).toBeVisible();
});

test('a session that has ended is found with the next page, and nothing of it stays', async ({ page, context, browser }) => {
  const { path } = await openConversation({ page, context, browser }, 'Jule');
  await page.goto(path);
  await untilReady(page, cachedConversation);
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(async () => (await cached(page)).names.filter((name) => !name.startsWith('shell-'))).toEqual([]);
});

test('a visitor who has begun to use the site reads without a connection that there is none, and goes on with it', async ({
  page,
  context,
}) => {
  await visit(page, '/pricing');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await cached(page)).names).toEqual([]);
  // Until the part is there that waits for it.
  await expect(async () => {
    await page.locator('main h1').click();
    expect((await cached(page)).addresses).toContain('/offline/de');
  }).toPass();
  const { addresses } = await cached(page);
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
