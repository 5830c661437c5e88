import { messages as account } from '#features/account/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as prompts } from '#features/prompts/messages/de.ts';
import { messages as profile } from '#features/profile/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, expectAccessible, logIn, notQuick, screens, test, tick } from '#tests/support/browser/browser.ts';
import {
  activate,
  answerAccountSteps,
  lastStep,
  makeAccount,
  newStranger,
  nextStep,
  ownProfile,
  skipOptionalSteps,
  signUp,
  signupCard,
} from '#tests/support/browser/journey.ts';

const portrait = 'src/features/signup/web/art/tom.webp';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('a visitor signs up, activates by mail, logs out and in, and changes the language permanently', async ({ page, context }) => {
    const stranger = newStranger('Mara');
    await signUp(page, stranger);
    await expectAccessible(page);
    await activate(page, context, stranger);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Dein Konto' }).click();
    await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Einloggen', exact: true })).toBeVisible();
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

  test('a visitor fills in every step, with photos, and sees the first suggestions', async ({ page }) => {
    const card = signupCard(page);
    const shows = (title: string) => expect(card.getByRole('heading', { name: title })).toBeVisible();
    await makeAccount(page, newStranger('Mara'));
    await expectAccessible(page);
    await card.locator('input[type=file][multiple]').setInputFiles([portrait, 'package.json']);
    await page.getByRole('button', { name: photos.editor.use, exact: true }).click();
    const own = card.getByAltText('Dein Foto 1 von 1');
    await expect(own).toBeVisible();
    // Regression: the large photo was a small one, enlarged.
    await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(?:320|640)\./);
    await expect(card.getByText(photos.errors.photo_type_unsupported)).toBeVisible();
    await card.getByRole('button', { name: 'package.json weglassen' }).click();
    await expect(card.getByText('1 von 3 Fotos')).toBeVisible();
    await nextStep(page);
    await shows(signup.sentence.title);
    await card.getByRole('button', { name: prompts.prompt.good_sunday }).click();
    await card.getByRole('textbox', { name: prompts.prompt.good_sunday }).fill('beginnt am Fluss.');
    await expectAccessible(page);
    await nextStep(page);
    await shows(signup.wish.title);
    await tick(card.getByRole('radio', { name: members.value.wish.lasting }));
    await expectAccessible(page);
    await nextStep(page);
    await shows(signup.place.title);
    await card.getByRole('combobox', { name: profile.place.town, exact: true }).fill('Leipz');
    await page
      .getByRole('option', { name: /Leipzig/ })
      .first()
      .click();
    await expectAccessible(page);
    await lastStep(page);
    await shows(signup.mail.title);
    await expectAccessible(page);
    expect((await ownProfile(page)).profile).toMatchObject({
      wish: 'lasting',
      answers: [{ prompt: 'good_sunday', answer: 'beginnt am Fluss.' }],
      search_gender: ['man'],
      town: 'Leipzig',
    });
    await card.getByRole('link', { name: signup.mail.matches }).click();
    await expect(page).toHaveURL('/signup-matches');
    await expect(page.getByRole('heading', { name: signup.matches.title })).toBeVisible();
    await expect(page.locator('.member-card').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('a browser that keeps nothing can sign up, too', { tag: notQuick }, async ({ page, context }) => {
  await page.setViewportSize(screens.phone);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const stranger = newStranger('Mara');
  await signUp(page, stranger);
  await activate(page, context, stranger);
});

test('a message waits for the activation of its sender, and says so', async ({ page, context }) => {
  await logIn(context, 'free@demo.test');
  const { profiles } = (await (await context.request.get('/api/members.php?gender=man&country=DE')).json()) as {
    profiles: { id: number; name: string }[];
  };
  const [someone] = profiles;
  await context.clearCookies();
  await page.goto(`/members/${someone?.id}/signup?gender=woman&search_gender=man`);
  await expectAccessible(page);
  await nextStep(page);
  const message = page.getByRole('textbox', { name: signup.message.label, exact: true });
  await message.fill('Ist das Rostock?');
  await nextStep(page);
  const card = signupCard(page);
  await card.getByLabel(signup.name.name, { exact: true }).fill('Ida');
  await page.goBack();
  await expect(message).toHaveValue('Ist das Rostock?');
  await page.goto(`/members/${someone?.id}/signup?step=name`);
  await answerAccountSteps(page, newStranger('Ida'));
  await skipOptionalSteps(page);
  await expect(card.getByText(signup.message.waits.replace('{name}', someone?.name ?? ''))).toBeVisible();
  await page.goto(`/members/${someone?.id}/signup`);
  await expect(page).toHaveURL(`/members/${someone?.id}/chat`);
  await expect(page.getByText('Ist das Rostock?').first()).toBeVisible();
  await context.clearCookies();
  expect((await page.goto('/members/99999999/signup'))?.status()).toBe(404);
});
