import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { expect, logIn, screens, test, tick, visit } from '#tests/support/browser.ts';

test.use({ viewport: screens.phone });

test('Back closes the filters without losing what was chosen, and leaves the page only then', async ({ page, context }) => {
  await logIn(context, 'premium@demo.test');
  await visit(page, '/likes');
  await visit(page, '/members');
  const sheet = page.getByRole('dialog');
  const online = sheet.getByRole('switch', { name: members.filters.online });
  const open = () => page.getByRole('button', { name: members.filters.title }).click();
  await open();
  await tick(online);
  // Nobody is as fast as a test on a busy machine.
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)).toBe(1);
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
