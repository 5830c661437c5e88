import type { Locator, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, linksOfMail, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser, tryLogin } from '#tests/support/browser/account.ts';
import { answerBirth, newStranger, nextStep, openSignup, signupCard } from '#tests/support/browser/journey.ts';

test.use({ viewport: screens.phone, permissions: ['clipboard-read', 'clipboard-write'] });

/** As long as a password may be, with what a password manager makes: spaces, signs and letters beyond ASCII. */
const longest = (n: number): string => `${n} ß‘"<é Ünïcode & ${'x7% qZ'.repeat(30)}`.slice(0, 128);

async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((value) => navigator.clipboard.writeText(value), text);
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(text);
}

/** What password managers go by. */
const autocompletesOf = (form: Locator): Promise<string[]> =>
  form
    .locator('input:is([type=password], [type=email], [name=username])')
    .evaluateAll((inputs) => inputs.map((input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`));

const formOf = (field: Locator): Locator => field.page().locator('form').filter({ has: field });

/** Too short, too long, and made of the own name; each is said at the field. */
async function refuses(page: Page, fields: readonly Locator[], submit: () => Promise<void>, own: readonly string[]): Promise<void> {
  const reasons: readonly (readonly [string, string])[] = [
    ['sieben7', account.errors.password_too_short.replace('{min, number}', '8')],
    [`${longest(0)}x`, account.errors.password_too_long.replace('{max, number}', '128')],
    ...own.map((password) => [password, account.errors.password_is_own] as const),
  ];
  for (const [password, reason] of reasons) {
    for (const field of fields) await paste(field, password);
    await submit();
    await expect(page.getByText(reason)).toBeVisible();
  }
}

test('the signup takes a pasted password of 128 characters, and none that is too short, too long or the own name', async ({
  page,
  context,
}) => {
  const stranger = newStranger('Philippa');
  await visit(page, '/');
  await openSignup(page);
  const card = signupCard(page);
  await card.getByLabel(signup.name.name, { exact: true }).fill(stranger.name);
  await card.getByLabel(signup.name.email, { exact: true }).fill(stranger.email);
  await nextStep(page);
  await answerBirth(page);
  await nextStep(page);
  const password = card.getByLabel(signup.password.password, { exact: true });
  await expect(password).toBeVisible();
  expect(await autocompletesOf(card)).toEqual(['email: username', 'password: new-password']);
  await expect(card.locator('[name=email]')).toHaveValue(stranger.email);
  const submit = card.getByRole('button', { name: signup.form.submit, exact: true });
  await refuses(page, [password], () => submit.click(), ['Philippa12', stranger.email]);
  await paste(password, longest(1));
  await tick(card.getByRole('checkbox', { name: signup.consent.terms.replaceAll(/<\/?\w+>/g, '') }));
  await submit.click();
  await expect(card.getByRole('heading', { name: signup.photo.title })).toBeVisible();
  expect(await tryLogin(context.request, stranger.email, longest(1))).toMatchObject({ status: 200 });
});

test('a forgotten password is replaced by a pasted one, with which the login takes its member in', async ({
  context,
  browser,
  watched,
}) => {
  const mine = await newAccount(context, 'Philippa');
  const other = await otherBrowser(browser, watched);
  await other.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(other.page, '/reset-password');
  const email = other.page.getByLabel(account.reset.email, { exact: true });
  expect(await autocompletesOf(formOf(email))).toEqual(['email: username']);
  await email.fill(mine.email);
  await other.page.getByRole('button', { name: account.reset.submit }).click();
  await expect.poll(async () => (await linksOfMail(context, mine.email))[0]).toContain('/reset-password/do');
  await visit(other.page, (await linksOfMail(context, mine.email))[0] ?? '');
  const password = other.page.getByLabel(account.reset.password, { exact: true });
  const repeat = other.page.getByLabel(account.reset.repeat, { exact: true });
  expect(await autocompletesOf(formOf(password))).toEqual(['password: new-password', 'password_repeat: new-password']);
  const save = () => other.page.getByRole('button', { name: account.reset.save }).click();
  await refuses(other.page, [password, repeat], save, ['Philippa12', mine.email]);
  for (const field of [password, repeat]) await paste(field, longest(2));
  await save();
  await other.page.getByRole('link', { name: account.reset.login, exact: true }).click();

  const login = other.page.getByLabel(account.login.password, { exact: true });
  await expect(login).toBeVisible();
  await untilInteractive(other.page);
  expect(await autocompletesOf(formOf(login))).toEqual(['email: username webauthn', 'password: current-password']);
  await paste(other.page.getByLabel(account.login.email, { exact: true }), mine.email);
  await paste(login, longest(2));
  await other.page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(other.page).toHaveURL(/\/members/);
  await other.context.close();
});

test('passwords in the settings are pasted, too, and password managers are told whose they are', async ({ page, context }) => {
  const mine = await newAccount(context, 'Philippa');
  await visit(page, '/settings#email');
  const mail = page.getByRole('region', { name: settings.mail.title });
  expect(await autocompletesOf(mail)).toEqual(['email: email', 'username: username', 'password: current-password']);
  await paste(mail.getByLabel(settings.mail.password, { exact: true }), longest(0));

  await page.goto('/settings#password');
  const region = page.getByRole('region', { name: settings.password.title, exact: true });
  expect(await autocompletesOf(region)).toEqual([
    'username: username',
    'old_password: current-password',
    'password: new-password',
    'password_repeat: new-password',
  ]);
  await expect(region.locator('[name=username]')).toHaveValue(mine.email);
  const fresh = [region.getByLabel(settings.password.new, { exact: true }), region.getByLabel(settings.password.repeat, { exact: true })];
  const save = () => region.getByRole('button', { name: settings.password.submit }).click();
  await paste(region.getByLabel(settings.password.old, { exact: true }), mine.password);
  await refuses(page, fresh, save, ['Philippa12', mine.email]);
  for (const field of fresh) await paste(field, longest(3));
  await save();
  await expect(page.getByRole('region', { name: app.notices }).getByText(settings.password.done)).toBeVisible();
  expect(await tryLogin(context.request, mine.email, longest(3))).toMatchObject({ status: 200 });

  await page.goto('/settings#delete');
  await page.getByRole('button', { name: settings.remove.open }).click();
  const dialog = page.getByRole('dialog', { name: settings.remove.dialogTitle });
  await paste(dialog.getByLabel(settings.remove.password, { exact: true }), longest(3));
  expect(await autocompletesOf(dialog)).toEqual(['username: username', 'password: current-password']);
});
