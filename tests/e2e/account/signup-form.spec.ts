import { messages as account } from '#features/account/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import { messages as photos } from '#features/photos/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, expectAccessible, screens, test, tick, visit } from '#tests/support/browser/browser.ts';
import {
  answerAccountSteps,
  answerBirth,
  makeAccount,
  newStranger,
  nextStep,
  ownProfile,
  signupCard,
} from '#tests/support/browser/journey.ts';

const portrait = 'src/features/signup/web/art/tom.webp';

test('invalid input is reported at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup');
  const name = page.getByLabel(signup.name.name, { exact: true });
  const email = page.getByLabel(signup.name.email, { exact: true });
  await nextStep(page);
  await expect(page.getByText(account.errors.name_required)).toBeVisible();
  await expect(page.getByRole('radio', { name: signup.gender.woman, exact: true })).toBeFocused();
  await name.fill('jonas.de');
  // The rule comes once a name is typed; before that only the server knows it.
  await expect(async () => {
    await nextStep(page);
    await expect(page.getByText(account.errors.name_not_allowed)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await name.fill('@jonas');
  await email.fill('jonas@');
  await nextStep(page);
  await expect(page.getByText(account.errors.name_starts_with_at)).toBeVisible();
  await expect(page.getByText('Ungültige E-Mail Adresse')).toBeVisible();
  await name.fill('Jonas@Demo.test');
  await email.fill('jonas@demo.test');
  await nextStep(page);
  await expect(page.getByText(account.errors.name_is_email)).toBeVisible();
  await name.fill('Jonas');
  await tick(page.getByRole('radio', { name: signup.gender.man, exact: true }));
  await nextStep(page);
  await expect(page.getByText(signup.errors.search_gender_required)).toBeVisible();
  await tick(page.getByRole('checkbox', { name: signup.searchGender.woman, exact: true }));
  await nextStep(page);

  const card = signupCard(page);
  const year = card.getByLabel('Jahr', { exact: true });
  await answerBirth(page);
  await year.fill('2015');
  await nextStep(page);
  await expect(page.getByText(/^Du musst mindestens 18/)).toBeVisible();
  await year.fill('1990');
  await expect(card.getByText(/^Du bist \d\d\.$/)).toBeVisible();
  await nextStep(page);
  await page.getByLabel(signup.password.password, { exact: true }).fill('kurz');
  await page.getByRole('button', { name: signup.form.submit, exact: true }).click();
  await expect(page.getByText('mindestens 8 Zeichen', { exact: false }).last()).toBeVisible();
  await expect(page.getByText(signup.errors.terms_required)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(name).toHaveValue('Jonas');
  await expect(email).toHaveValue('jonas@demo.test');
});

test('a mail address that has an account is directed to the login', async ({ page }) => {
  await page.goto('/signup?gender=man&search_gender=woman');
  await answerAccountSteps(page, { ...newStranger('Nils'), email: 'free@demo.test' });
  await expect(page.getByText(signup.errors.email_taken)).toBeVisible();
  await expect(page.getByLabel(signup.name.email, { exact: true })).toBeFocused();
  await expect(signupCard(page).getByRole('link', { name: signup.form.login }).first()).toHaveAttribute('href', '/login');
});

test('signup works with the keyboard alone', async ({ page }) => {
  const { email, password } = newStranger('Kim');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const card = signupCard(page);
  const shows = (title: string) => expect(card.getByRole('heading', { name: title })).toBeVisible();
  const pressNext = async (name: string = signup.form.next) => {
    const button = card.getByRole('button', { name, exact: true });
    for (let tabs = 0; tabs < 60 && !(await button.evaluate((element) => element === document.activeElement)); tabs++) await press('Tab');
    await press('Enter');
  };
  await visit(page, '/login');
  const link = page.getByRole('link', { name: account.login.signup });
  await link.focus();
  await press('Enter');
  await shows(signup.name.title);
  await expect(card.getByRole('heading', { name: signup.name.title })).toBeFocused();
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab');
  await expect(card.getByLabel(signup.name.name, { exact: true })).toBeFocused();
  await page.keyboard.type('Kim');
  await press('Tab');
  await page.keyboard.type(email);
  await press('Enter');
  await expect(card.getByLabel('Tag', { exact: true })).toBeFocused();
  await page.keyboard.type('14031990');
  await press('Enter');
  await expect(card.getByLabel(signup.password.password, { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await card.getByRole('checkbox', { name: signup.consent.terms.replaceAll(/<\/?\w+>/g, '') }).focus();
  await press('Space', 'Tab', 'Tab', 'Tab', 'Enter');
  await card.getByLabel(signup.country.country, { exact: true }).focus();
  await page.keyboard.type('b');
  await pressNext(signup.form.submit);
  await shows(signup.photo.title);
  await pressNext();
  await shows(signup.sentence.title);
  await pressNext();
  await shows(signup.wish.title);
  await press('Tab', 'Space');
  await pressNext();
  await shows(signup.place.title);
  await pressNext(signup.form.done);
  await shows(signup.mail.title);
  const { profile: said } = await ownProfile(page);
  expect(said).toMatchObject({
    name: 'Kim',
    country: 'BE',
    date_of_birth: '1990-03-14',
    gender: 'woman',
    search_gender: ['woman'],
    wish: 'lasting',
  });
});

test('a reload in the middle continues at the same step with all answers', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, '/signup');
  await page.getByLabel(signup.name.name, { exact: true }).fill('Mara');
  await page.reload();
  await expect(page.getByLabel(signup.name.name, { exact: true })).toHaveValue('Mara');
  await makeAccount(page, newStranger('Mara'));
  await expect(page).toHaveURL('/complete-signup?step=photo');
  await page.getByRole('button', { name: signup.form.later, exact: true }).click();
  const sentence = signupCard(page).locator('[name=sentence]');
  await sentence.fill('Landkarten aus Papier.');
  await page.reload();
  await expect(sentence).toHaveValue('Landkarten aus Papier.');
  await nextStep(page);
  await expect(page).toHaveURL('/complete-signup?step=wish');
  await page.goBack();
  await expect(sentence).toHaveValue('Landkarten aus Papier.');
  // Without a step in the URL it starts at the first unanswered one.
  await page.goto('/complete-signup');
  await expect(page).toHaveURL('/complete-signup?step=wish');
  expect((await ownProfile(page)).profile).toMatchObject({
    answers: [{ prompt: 'talk_for_hours', answer: 'Landkarten aus Papier.' }],
  });
  await page.goto('/signup');
  await expect(page).toHaveURL(/complete-signup/);
});

test('the own card grows with the answers, and what is on it can be changed from there', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await visit(page, '/signup');
  const card = signupCard(page);
  const bar = card.getByRole('button', { name: signup.preview.title });
  await makeAccount(page, newStranger('Mara'));
  await card.locator('input[type=file][multiple]').setInputFiles(portrait);
  await page.getByRole('button', { name: photos.editor.use, exact: true }).click();
  await nextStep(page);
  await expect(bar).toContainText(/Mara · \d\d · Deutschland/);
  await card.locator('[name=sentence]').fill('Landkarten aus Papier.');
  await expect(bar).toContainText('Landkarten aus Papier.');
  await nextStep(page);
  await tick(card.getByRole('radio', { name: members.value.wish.lasting }));
  await expect(bar).toContainText(members.wish.lasting);
  await bar.click();
  const sheet = page.getByRole('dialog', { name: signup.preview.title });
  await expect(sheet.getByText(/^Mara, \d\d$/)).toBeVisible();
  await expect(sheet.getByText(members.wish.lasting)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(card.getByRole('heading', { name: signup.wish.title })).toBeVisible();
  await bar.click();
  await sheet.getByRole('button', { name: signup.preview.edit.sentence }).click();
  await expect(sheet).toBeHidden();
  await expect(card.getByRole('heading', { name: signup.sentence.title })).toBeVisible();
});
