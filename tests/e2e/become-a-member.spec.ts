import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser.ts';
import { activate, newStranger, signUp } from '#tests/support/journey.ts';

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a stranger signs up, activates by mail, logs out and in, and changes the language for good', async ({ page, context }) => {
      const stranger = newStranger('Mara');
      await signUp(page, stranger);
      await expectAccessible(page);
      await activate(page, context, stranger);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Dein Konto' }).click();
      await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      await expect(page.getByRole('link', { name: 'Einloggen', exact: true })).toBeVisible();
      await page.goto('/login');
      await page.getByLabel(account.login.email, { exact: true }).fill(stranger.email);
      await page.getByLabel(account.login.password, { exact: true }).fill('das falsche');
      await page.getByRole('button', { name: account.login.submit, exact: true }).click();
      await expect(page.getByText('Login fehlgeschlagen, bitte versuche es erneut')).toBeVisible();
      await page.getByLabel(account.login.password, { exact: true }).fill(stranger.password);
      await page.getByRole('button', { name: account.login.submit, exact: true }).click();
      await expect(page).toHaveURL(/\/members/);

      await page.goto('/lang-config');
      await page.getByRole('radio', { name: 'Suomi' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
      await page.goto('/members');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
      await expect(page.locator('body')).not.toContainText(/Entdecken|Filter 3|Mitglied/);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
      await expectAccessible(page);

      const cookies = await context.cookies();
      const days = (name: string) =>
        Math.round(((cookies.find((cookie) => cookie.name === name)?.expires ?? 0) - Date.now() / 1000) / 86_400);
      expect([days('locale'), days('auth')]).toEqual([365, 30]);
    });
  });
}

test('what cannot be accepted is said in place, and nothing that was typed is lost', async ({ page }) => {
  const next = () => page.getByRole('button', { name: signup.form.next, exact: true }).click();
  await page.goto('/signup');
  await next();
  await expect(page.getByText(signup.errors.gender_required)).toBeVisible();
  await page.getByRole('radio', { name: signup.gender.man, exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: signup.searchGender.woman, exact: true }).check({ force: true });
  await next();

  const name = page.getByLabel(signup.name.name, { exact: true });
  const email = page.getByLabel(signup.name.email, { exact: true });
  await name.fill('@jonas');
  await email.fill('jonas@');
  await next();
  await expect(page.getByText(signup.errors.name_starts_with_at)).toBeVisible();
  await expect(page.getByText('Ungültige E-Mail Adresse')).toBeVisible();
  await name.fill('Jonas@Demo.test');
  await email.fill('jonas@demo.test');
  await next();
  await expect(page.getByText(signup.errors.name_is_email)).toBeVisible();
  await name.fill('Jonas');
  await next();

  await page.getByLabel(signup.password.password, { exact: true }).fill('kurz');
  await next();
  await expect(page.getByText('mindestens 8 Zeichen', { exact: false }).last()).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Jonas');
  await expect(email).toHaveValue('jonas@demo.test');
});
