import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: screens.phone });

const { offline, unavailable } = common.errors;
const filters = (page: Page) => page.getByRole('button', { name: members.filters.title });
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Whether the styles that were asked for are all there. */
const isStyled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null));

const hasFile = (page: Page, chunk: string) =>
  page.evaluate((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)), fileOfChunk(chunk));

async function pathOfPartner(page: Page): Promise<string> {
  const response = await page.request.get('/api/chats.php');
  const { chats } = (await response.json()) as { chats: { profile: { id: number; main_image: object | null } }[] };
  return `/members/${chats.find(({ profile }) => profile.main_image !== null)?.profile.id}`;
}

// The whole page was replaced by that of errors.
for (const [name, open, pathOf] of [
  ['the filters', filters, async () => '/members'],
  ['the photo viewer', (page: Page) => page.getByRole('button', { name: new RegExp(memberPage.enlarge) }), pathOfPartner],
  ['the gifts', (page: Page) => page.getByRole('button', { name: new RegExp(`^${app.gift.split('{')[0]}`) }), pathOfPartner],
  [
    'the GIFs',
    (page: Page) => page.getByRole('button', { name: chat.gif.open }),
    async (page: Page) => `${await pathOfPartner(page)}/chat`,
  ],
] as const)
  test(`${name} say without a connection that they need one, and open with it`, async ({ page, context }) => {
    await logIn(context, 'premium@demo.test');
    await visit(page, await pathOf(page));
    const button = open(page);
    await expect(button).toBeVisible();
    // What says so comes right after the page.
    await expect.poll(() => hasFile(page, 'toast-region')).toBe(true);
    await context.setOffline(true);
    await button.click();
    await expect(said(page, offline)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isStyled(page)).toBe(true);
  });

// The page was replaced by that of errors, which could not be shown either.
test('a layer that is opened before anything can say that there is no connection opens with it', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  let online = () => {};
  const isOnline = new Promise<void>((resolve) => (online = resolve));
  await page.route(`**/${fileOfChunk('toast-region')}`, async (route) => {
    await isOnline;
    await route.continue();
  });
  await visit(page, '/members');
  await expect(filters(page)).toBeVisible();
  await context.setOffline(true);
  online();
  await filters(page).click();
  await expect(page.locator('.member-card').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a layer whose code cannot be fetched says so and opens with the next press', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await page.route('**/healthz', (route) => route.abort('connectionreset'));
  const chunk = `**/${fileOfChunk('filter-sheet')}`;
  await page.route(chunk, (route) => route.abort('connectionreset'));
  await visit(page, '/members');
  await filters(page).click();
  await expect(said(page, unavailable)).toBeVisible();
  await expect(page.locator('.member-card').first()).toBeVisible();
  await page.unroute(chunk);
  await filters(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a layer whose code is gone with an older release reloads the page once, then says that it is missing', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await page.route(`**/${fileOfChunk('filter-sheet')}`, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/members');
  const reloaded = page.waitForEvent('load');
  await filters(page).click();
  await reloaded;
  await expect(page.locator('.member-card').first()).toBeVisible();
  await visit(page, '/members');
  await filters(page).click();
  await expect(said(page, unavailable)).toBeVisible();
  await expect(page.locator('.member-card').first()).toBeVisible();
});
