import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as installed } from '#features/pwa/messages/de.ts';
import { expect, expectAccessible, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { photoOf } from '#tests/support/pictures.ts';

test.use({ serviceWorkers: 'allow', viewport: screens.phone });

const text = 'Hör mal: https://lied.example/1';
const box = (page: Page) => page.getByRole('region', { name: installed.share.title });
const field = (page: Page) => page.getByRole('textbox', { name: chat.composer.label, exact: true });
const chosen = (page: Page) => page.locator('.strip li img');
const rows = (page: Page) => page.locator('main a[href^="/chats/"]');

/** A member with one conversation, and a page of the service worker. */
async function newSharer(page: Page, context: BrowserContext, name: string) {
  const member = await newAccount(context, name);
  const granted = await context.request.post('/dev/grant', { data: { email: member.email, credits: 10 } });
  expect(granted.status()).toBe(200);
  const { profiles } = (await (await context.request.get('/api/members.php')).json()) as { profiles: { id: number }[] };
  const partner = profiles[0]?.id;
  const sent = await context.request.post('/api/chat.php', { data: { profile: partner, client_id: randomUUID(), text: 'Moin' } });
  expect(sent.status()).toBe(200);
  await visit(page, '/chats');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const stored = async () => {
    const response = await context.request.get(`/api/chat.php?profile=${partner}`);
    return ((await response.json()) as { messages: unknown[] }).messages.length;
  };
  return { member, stored };
}

interface Given {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  /** Bytes in base64. */
  readonly images?: readonly string[];
}

/** What a system does when its user picks the site as the target. */
async function share(page: Page, given: Given) {
  const loaded = page.waitForURL(/\/(?:chats\?shared=|login)/);
  await page.evaluate(({ images = [], ...parts }: Given) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/chats', enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(parts)) {
      const input = Object.assign(document.createElement('textarea'), { name, value });
      form.append(input);
    }
    const files = new DataTransfer();
    for (const [index, bytes] of images.entries()) {
      const binary = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      files.items.add(new File([binary], `see ${index + 1}.jpg`, { type: 'image/jpeg' }));
    }
    if (images.length > 0) {
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures', multiple: true });
      input.files = files.files;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, given);
  await loaded;
}

const keptNames = (page: Page) => page.evaluate(() => caches.keys());
const images = async (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await photoOf(index + 1, 300, 400)).toString('base64')));

test('a text from another app waits in the field of the conversation that is picked, in no address, and is not sent', async ({
  page,
  context,
}) => {
  const { stored } = await newSharer(page, context, 'Tomke');
  await share(page, { title: 'Ein Lied', text, url: 'https://lied.example/1' });
  await expect(page).toHaveURL('/chats?shared=text');
  await expect(box(page)).toContainText(text);
  await expectAccessible(page);
  // A reload loses nothing.
  await page.reload();
  await expect(box(page)).toContainText(text);
  await rows(page).first().click();
  await expect(field(page)).toHaveValue(`Ein Lied\n${text}`);
  await expect.poll(() => keptNames(page)).not.toContain('shared');
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(box(page)).toBeHidden();
  expect(await stored()).toBe(1);
});

test('images from another app wait in the tray of the conversation that is picked, and are not sent', async ({ page, context }) => {
  const { stored } = await newSharer(page, context, 'Bente');
  await share(page, { text: 'Vom See', images: await images(2) });
  await expect(page).toHaveURL('/chats?shared=both');
  await expect(box(page).getByRole('img')).toHaveAccessibleName('2 Fotos');
  await expectAccessible(page);
  await rows(page).first().click();
  await expect(chosen(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('Vom See');
  await expect.poll(() => keptNames(page)).not.toContain('shared');
  expect(await stored()).toBe(1);
  // The reader sends them.
  await field(page).press('Enter');
  await expect.poll(stored).toBe(3);
});

test('what was shared can be put away, more than a conversation takes is said, and nothing useful is said to be lost', async ({
  page,
  context,
}) => {
  await newSharer(page, context, 'Ole');
  await share(page, { text });
  await box(page).getByRole('button', { name: installed.share.cancel }).click();
  await expect(page).toHaveURL('/chats');
  await expect(box(page)).toBeHidden();
  await expect.poll(() => keptNames(page)).not.toContain('shared');

  await share(page, { text: '  ' });
  await expect(page).toHaveURL('/chats?shared=lost');
  await expect(page.getByText(installed.share.lost)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: installed.share.close }).click();
  await expect(page).toHaveURL('/chats');

  await share(page, { images: await images(11) });
  await expect(box(page)).toContainText('+7');
  await rows(page).first().click();
  await expect(chosen(page)).toHaveCount(10);
  await expect(page.getByText(/10 Fotos/).first()).toBeVisible();
});

test('whoever is logged out when sharing logs in first, and finds it again', async ({ page, context }) => {
  const { member } = await newSharer(page, context, 'Frauke');
  await context.clearCookies();
  await share(page, { text, images: await images(1) });
  await expect(page).toHaveURL('/login?to=%2Fchats%3Fshared%3Dboth');
  await untilInteractive(page);
  await page.getByLabel(account.login.email, { exact: true }).fill(member.email);
  await page.getByLabel(account.login.password, { exact: true }).fill(member.password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page).toHaveURL('/chats?shared=both');
  await expect(box(page)).toContainText(text);
  await rows(page).first().click();
  await expect(field(page)).toHaveValue(text);
  await expect(chosen(page)).toHaveCount(1);
});

test('a logout leaves nothing of it, and an hour is the longest that it waits', async ({ page, context }) => {
  await newSharer(page, context, 'Wiebke');
  await share(page, { text });
  await expect(box(page)).toContainText(text);
  await page.evaluate(async () => {
    const cache = await caches.open('shared');
    const parts = await cache.match('/shared/parts');
    await cache.put('/shared/parts', Response.json(await parts?.json(), { headers: { 'x-shared-at': String(Date.now() - 3_601_000) } }));
  });
  await page.reload();
  await expect(page.getByText(installed.share.lost)).toBeVisible();
  expect(await keptNames(page)).not.toContain('shared');

  await share(page, { text });
  await expect(box(page)).toContainText(text);
  await visit(page, '/members');
  await page.getByRole('button', { name: app.nav.account }).click();
  await page.getByRole('menuitem', { name: app.nav.logout }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptNames(page)).not.toContain('shared');
});

test('without a service worker the server says that it did not arrive, whatever page it comes from', async ({ request }) => {
  for (const origin of ['null', 'https://elsewhere.example']) {
    const response = await request.post('/chats', { headers: { origin }, multipart: { text: 'Hallo' }, maxRedirects: 0 });
    expect([origin, response.status(), response.headers()['location']]).toEqual([origin, 303, '/chats?shared=lost']);
  }
});

// Regression: React hands on no click on a part that the server has drawn and whose code is still loading.
test('it can be put away before its code is there', async ({ page, context }) => {
  await newSharer(page, context, 'Onno');
  const clicked = Promise.withResolvers<undefined>();
  await page.route(`**/${fileOfChunk('shared')}`, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await share(page, { text });
  await box(page).getByRole('button', { name: installed.share.cancel }).click();
  clicked.resolve(undefined);
  await expect(page).toHaveURL('/chats');
  await expect(box(page)).toBeHidden();
});
