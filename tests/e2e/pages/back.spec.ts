import type { Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, logIn, screens, test, tick, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

test.use({ viewport: screens.phone });

/** Nobody is as fast as a test on a busy machine. */
const expectLayers = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)).toBe(layers);

test('Back closes the filters without losing what was chosen, and leaves the page only then', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/likes');
  await visit(page, '/members');
  const sheet = page.getByRole('dialog');
  const online = sheet.getByRole('switch', { name: members.filters.online });
  const open = () => page.getByRole('button', { name: members.filters.title }).click();
  await open();
  await tick(online);
  await expectLayers(page, 1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/members');
  await open();
  await expect(online).toBeChecked();
  await sheet.getByRole('button', { name: common.action.close }).click();
  await expect(sheet).toBeHidden();
  // Closed by its button it has left nothing to press Back for.
  await page.goBack();
  await expect(page).toHaveURL('/likes');
});

test('Back closes the photo viewer, one layer at a time', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/members?gender=woman&with_photo=true');
  await page.locator('.member-card').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  const profile = page.url();
  await page.locator('.profile .enlarge').click();
  const viewer = page.locator('dialog.viewer');
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: memberPage.reportPhoto }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.goBack();
  await expect(viewer).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(profile);
  await page.goBack();
  await expect(page).toHaveURL(/\/members\?/);
});

test('Back closes the gifts and the editor of a photo', async ({ page, context }) => {
  await newAccount(context, 'Elin');
  await visit(page, '/members?gender=woman&with_photo=true');
  await page.locator('.member-card').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  const profile = page.url();
  const layer = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Geschenk für/ }).click();
  await expect(layer).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(profile);

  await visit(page, '/profile');
  await page.locator('input[type=file][multiple]').first().setInputFiles('demo/photos/place-sea.webp');
  await expect(page.locator('dialog.photo-editor')).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByAltText('Dein Foto 1 von 1')).toHaveCount(0);
});

// Regression: it left the page, with what was open there.
test('Back closes a menu, and passes over it after something was chosen there', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/likes');
  await visit(page, '/members');
  const button = page.getByRole('button', { name: app.nav.account });
  const menu = page.getByRole('menu');
  await button.click();
  await expect(menu).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/members');
  await button.click();
  await expectLayers(page, 1);
  await page.getByRole('menuitem', { name: app.nav.profile, exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await page.goBack();
  await expect(page).toHaveURL('/likes');
});

test('Back closes the menu of a message and the emoji, and keeps the words', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/chats');
  await page.locator('main a[href^="/chats/"]').first().click();
  const words = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  await words.fill('Noch nicht fertig');
  const conversation = page.url();
  const menu = page.getByRole('menu');
  await page.locator('.message-menu-button').last().press('Enter');
  await expect(menu).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(menu).toBeHidden();
  const emoji = page.getByRole('dialog', { name: chat.emoji.title });
  await page.getByRole('button', { name: chat.emoji.open }).click();
  await expect(emoji).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(emoji).toBeHidden();
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('Noch nicht fertig');
  await expect(page).toHaveURL(conversation);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.desktop });

  test('Back closes the signup, and what was typed is there when it opens again', async ({ page }) => {
    await visit(page, '/pricing');
    await visit(page, '/');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(signup.name.name, { exact: true });
    await page.getByRole('link', { name: signup.opener.signup }).first().click();
    await name.fill('Mara');
    await expectLayers(page, 1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: signup.opener.signup }).first().click();
    await expect(name).toHaveValue('Mara');
  });
});
