import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, expectAccessible, screens, test, visit } from '#tests/support/browser/browser.ts';
import { answerAccountSteps, newStranger, openSignup } from '#tests/support/browser/journey.ts';

test.describe('the signup dialog', () => {
  test.use({ viewport: screens.desktop });

  test('closes by Escape and backdrop until something is typed, then by its button only', async ({ page }) => {
    // Before that the link leads to the page of the signup.
    await visit(page, '/');
    const link = page.getByRole('link', { name: signup.opener.signup }).first();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(signup.name.name, { exact: true });
    await link.click();
    await expect(dialog.getByRole('heading', { name: signup.name.title })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 450);
    await expect(dialog).toBeHidden();

    await link.click();
    await name.fill('Mara');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 450);
    await expect(name).toHaveValue('Mara');
    await dialog.getByRole('button', { name: signup.form.close }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/');
    await link.click();
    await expect(name).toHaveValue('Mara');
  });

  test('the number of the step stands beside the button that closes, not below it', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: signup.opener.signup }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.signup-top')).toBeVisible();
    const top = await dialog.locator('.signup-top').boundingBox();
    const close = await dialog.getByRole('button', { name: signup.form.close }).boundingBox();
    expect(top && close && close.x - (top.x + top.width)).toBeGreaterThanOrEqual(0);
  });

  test('cannot be closed while a request runs, and continues with the profile', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/signup.php', async (route) => {
      await held;
      await route.continue();
    });
    const dialog = page.getByRole('dialog');
    await visit(page, '/');
    await openSignup(page);
    await answerAccountSteps(page, newStranger('Lena'));
    await expect(dialog.getByRole('button', { name: signup.form.close })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    release();
    await expect(dialog.getByRole('heading', { name: signup.photo.title })).toBeVisible();
    await dialog.getByRole('button', { name: signup.form.close }).click();
    await expect(page).toHaveURL('/members');
  });
});
