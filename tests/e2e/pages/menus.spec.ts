import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { expect, expectAccessible, logIn, screens, test, visit } from '#tests/support/browser/browser.ts';

test.use({ viewport: screens.desktop });

/** Keeps the scripts whose address matches back until they are let go. */
function held(pattern: string, page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  return page
    .route(pattern, async (route) => {
      await released;
      await route.continue();
    })
    .then(() => release);
}

/** Where the browser gets a module that is loaded when it is needed. */
const addressOf = (name: string): string => `**/${fileOfChunk(name)}`;

test('the list of a menu comes with the first press, which is not lost', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  const release = await held(addressOf('account-menu-list'), page);
  await visit(page, '/members');
  const button = page.getByRole('button', { name: app.nav.account });
  await button.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menuitemradio', { name: app.nav.system })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: app.nav.logout })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a press before the page is awake opens the menu as soon as it is', async ({ page }) => {
  const release = await held('**/assets/*.js', page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.topbar button.bar-btn').click();
  release();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused();
});

test('a menu goes by keys alone', async ({ page }) => {
  await visit(page, '/');
  const button = page.locator('.topbar button.bar-btn');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitemradio', { name: 'Suomi' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

// Regression: without a connection the menu closed again without a word.
test('a menu whose list cannot be loaded says so, and opens once there is a connection', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/members');
  await context.setOffline(true);
  const button = page.getByRole('button', { name: app.nav.account });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: common.errors.offline })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('menuitem', { name: app.nav.logout })).toBeVisible();
});

test('a language whose texts cannot be loaded is not shown, and a visitor is told', async ({ page, context }) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: app.nav.language }).click();
  const finnish = page.getByRole('menuitemradio', { name: 'suomi' });
  await expect(finnish).toBeVisible();
  await context.setOffline(true);
  await finnish.click();
  await expect(page.getByRole('alert').filter({ hasText: common.errors.offline })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
