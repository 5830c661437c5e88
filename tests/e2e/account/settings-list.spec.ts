import { messages as app } from '#app/messages/de.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, logIn, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the settings are a list of short pages, each with a way back to the list', async ({ page, context }) => {
    const { email } = await newAccount(context, 'Mara');
    await visit(page, '/settings');
    const list = page.getByRole('navigation', { name: app.settings.title });
    await expect(list.getByRole('link', { name: account.settings.email })).toContainText(email.slice(email.indexOf('@')));
    await expect(page.getByRole('region', { name: settings.privacy.title })).toBeHidden();
    // Regression: "Deu…" stood beside a name that could have wrapped.
    const language = list.getByRole('link', { name: app.settings.display }).locator('.value');
    expect(await language.evaluate((value) => value.scrollWidth - value.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await list.getByRole('link', { name: account.settings.privacy }).click();
    await expect(page).toHaveURL('/settings#privacy');
    await expect(page.getByRole('heading', { name: settings.privacy.title })).toBeFocused();
    await expect(list).toBeHidden();
    await expect(page.getByRole('region')).toHaveCount(1);
    await expectAccessible(page);
    await page.goBack();
    await expect(list).toBeVisible();
    await list.getByRole('link', { name: app.settings.notifications }).click();
    await expect(page).toHaveURL('/notifications');
    await page.getByRole('main').getByRole('link', { name: app.settings.title }).click();
    await expect(list).toBeVisible();
    // The address of a mail opens its page at once.
    await page.goto('/settings#delete');
    await untilInteractive(page);
    await expect(page.getByRole('button', { name: settings.remove.open })).toBeVisible();
    await expect(list).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('an address with an anchor opens its page', async ({ page, context }) => {
      await logIn(context, 'premium@demo.test');
      await page.goto('/settings#privacy');
      await expect(page.locator('#privacy')).toBeVisible();
      await expect(page.locator('#email')).toBeHidden();
      await page.goto('/settings');
      await page.locator('a[href$="#email"]').click();
      await expect(page.locator('#email')).toBeVisible();
      await expect(page.locator('#privacy')).toBeHidden();
    });
  });
});

test('on a wide screen the list stands beside the page', async ({ page, context }) => {
  await page.setViewportSize(screens.desktop);
  await logIn(context, 'premium@demo.test');
  await visit(page, '/settings');
  const list = page.getByRole('navigation', { name: app.settings.title });
  await expect(page.locator('#basics')).toBeVisible();
  await list.getByRole('link', { name: account.settings.sessions }).click();
  await expect(page.locator('#sessions')).toBeVisible();
  await expect(page.locator('#basics')).toBeHidden();
  await expect(list.getByRole('link', { name: account.settings.sessions })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
});
