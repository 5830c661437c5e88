import type { Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { messages as app } from '#app/messages/de.ts';
import { messages as account } from '#features/account/messages/de.ts';
import { messages as settings } from '#features/account-settings/messages/de.ts';
import { messages as security } from '#features/login-security/messages/de.ts';
import { expect, expectAccessible, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount, otherBrowser, tryLogin } from '#tests/support/browser/account.ts';
import { giveAuthenticator } from '#tests/support/browser/authenticator.ts';
import { sentTo } from '#tests/support/browser/outbox.ts';

/** Adds a passkey; answers what a second device needs to have it, too. */
async function addPasskey(page: Page, password: string) {
  const { session, authenticatorId } = await giveAuthenticator(page);
  await visit(page, '/settings/security');
  await page.getByRole('button', { name: security.passkeys.add }).click();
  await confirmWithPassword(page, password);
  await expect(page.getByText('Passkey 1', { exact: true })).toBeVisible();
  return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

async function confirmWithPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: security.confirm.title });
  await dialog.getByLabel(security.confirm.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: security.confirm.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.use({ viewport: screens.phone });

test('a passkey is added, named, logs in by itself, and is removed', async ({ page, context, browser, watched }) => {
  const mine = await newAccount(context, 'Pia');
  const device = await giveAuthenticator(page);
  await visit(page, '/settings/security');
  await expectAccessible(page);
  await page.getByRole('button', { name: security.passkeys.add }).click();
  await confirmWithPassword(page, mine.password);
  await expect(page.getByText('Passkey 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Passkey 1 umbenennen' }).click();
  await page.getByLabel(security.passkeys.name, { exact: true }).fill('Mein Telefon');
  await page.getByLabel(security.passkeys.name, { exact: true }).press('Enter');
  await expect(page.getByText('Mein Telefon', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await sentTo(context.request, mine.email)).map(({ text }) => text).join()).toContain('ein neuer Passkey');

  // The same passkey in a browser without a session, offered by the browser itself in the list of what it fills in.
  const { credentials } = await device.session.send('WebAuthn.getCredentials', { authenticatorId: device.authenticatorId });
  const other = await otherBrowser(browser, watched);
  const second = await giveAuthenticator(other.page);
  for (const credential of credentials)
    await second.session.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  await other.page.goto('/login');
  await expect(other.page).toHaveURL(/\/members/);
  await other.context.close();

  await page.getByRole('button', { name: 'Mein Telefon entfernen' }).click();
  await expect(page.getByText('Mein Telefon', { exact: true })).toBeHidden();
});

test('the button logs in with a passkey, and says so when there is none', async ({ page, context, browser, watched }) => {
  const mine = await newAccount(context, 'Pia');
  const credentials = await addPasskey(page, mine.password);

  const other = await otherBrowser(browser, watched);
  const second = await giveAuthenticator(other.page);
  await visit(other.page, '/login');
  await other.page.getByRole('button', { name: account.login.passkey }).click();
  await expect(other.page.getByText(account.login.passkeyFailed)).toBeVisible();
  await expectAccessible(other.page);
  for (const credential of credentials)
    await second.session.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  await other.page.getByRole('button', { name: account.login.passkey }).click();
  await expect(other.page).toHaveURL(/\/members/);
  await other.context.close();
});

test('a code is asked for after the password once it is turned on', async ({ page, context, browser, watched }) => {
  const mine = await newAccount(context, 'Cleo');
  await visit(page, '/settings/security');
  await page.getByRole('button', { name: security.authenticator.turnOn }).click();
  await confirmWithPassword(page, mine.password);
  const open = page.getByRole('link', { name: security.authenticator.open });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  const app = OTPAuth.URI.parse((await open.getAttribute('href')) ?? '');
  const code = page.getByLabel(security.authenticator.code, { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: security.authenticator.submit, exact: true }).click();
  await expect(page.getByText(account.errors.code_refused)).toBeVisible();
  await code.fill(app instanceof OTPAuth.TOTP ? app.generate() : '');
  await page.getByRole('button', { name: security.authenticator.submit, exact: true }).click();
  const codes = page.getByRole('list', { name: security.recovery.title }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await page.getByRole('button', { name: security.recovery.keep }).click();
  await expect(codes).toHaveCount(0);

  const other = await otherBrowser(browser, watched);
  await visit(other.page, '/login');
  await other.page.getByLabel(account.login.email, { exact: true }).fill(mine.email);
  await other.page.getByLabel(account.login.password, { exact: true }).fill(mine.password);
  await other.page.getByLabel(account.login.password, { exact: true }).press('Enter');
  await expect(other.page.getByRole('heading', { name: account.login.codeTitle })).toBeVisible();
  await expectAccessible(other.page);
  await other.page.getByLabel(account.login.code, { exact: true }).fill('000000');
  await other.page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
  await expect(other.page.getByText(account.errors.code_refused)).toBeVisible();
  await other.page.getByLabel(account.login.code, { exact: true }).fill(first);
  await other.page.getByRole('button', { name: account.login.codeSubmit, exact: true }).click();
  await expect(other.page).toHaveURL(/\/members/);
  await visit(other.page, '/settings/security');
  await expect(other.page.getByText(/Du hast noch 9 Codes/)).toBeVisible();
  await other.page.getByRole('button', { name: security.authenticator.turnOff }).click();
  await confirmWithPassword(other.page, mine.password);
  await untilInteractive(other.page);
  await expect(other.page.getByRole('button', { name: security.authenticator.turnOn })).toBeVisible();
  await other.context.close();
});

test('a passkey confirms a new address, a new password and the deletion in place of the password', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const mine = await newAccount(context, 'Pia');
  const credentials = await addPasskey(page, mine.password);
  const other = await otherBrowser(browser, watched);
  const device = await giveAuthenticator(other.page);
  for (const credential of credentials)
    await device.session.send('WebAuthn.addCredential', { authenticatorId: device.authenticatorId, credential });
  expect(await tryLogin(other.context.request, mine.email, mine.password)).toMatchObject({ status: 200 });
  await visit(other.page, '/settings#delete');
  await expectAccessible(other.page);

  await other.page.getByRole('button', { name: settings.remove.open }).click();
  const dialog = other.page.getByRole('dialog', { name: settings.remove.dialogTitle });
  await expect(dialog.getByLabel(settings.confirm.orPassword, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: settings.confirm.passkey }).click();
  await expect(dialog.getByText(settings.confirm.done)).toBeVisible();
  await expect(dialog.getByLabel(settings.confirm.orPassword, { exact: true })).toBeHidden();
  await expectAccessible(other.page);
  await dialog.getByRole('button', { name: settings.remove.keep }).click();
  await expect(dialog).toBeHidden();

  await other.page.goto('/members');
  await visit(other.page, '/settings#email');
  const mail = other.page.getByRole('region', { name: settings.mail.title });
  const next = `new-${mine.email}`;
  await mail.getByLabel(settings.mail.new, { exact: true }).fill(next);
  await mail.getByRole('button', { name: settings.mail.submit }).click();
  await expect(mail.getByText(`Wir haben an ${next} geschrieben`)).toBeVisible();

  await other.page.goto('/settings#password');
  const password = other.page.getByRole('region', { name: settings.password.title, exact: true });
  await password.getByLabel(settings.password.new, { exact: true }).fill('four quiet otters swim');
  await password.getByLabel(settings.password.repeat, { exact: true }).fill('four quiet otters swim');
  await password.getByRole('button', { name: settings.password.submit }).click();
  await expect(other.page.getByRole('region', { name: app.notices }).getByText(settings.password.done)).toBeVisible();
  expect(await tryLogin(context.request, mine.email, 'four quiet otters swim')).toMatchObject({ status: 200 });

  await visit(other.page, '/notifications');
  await other.page.getByRole('button', { name: settings.remove.open }).click();
  await dialog.getByRole('button', { name: settings.remove.confirm }).click();
  await expect(other.page).toHaveURL(/\/account-deleted/);
  await other.context.close();
});

test('the password confirms where the device has no passkey, and a confirmation that is too old is asked for again', async ({
  page,
  context,
  browser,
  watched,
}) => {
  const mine = await newAccount(context, 'Pia');
  const credentials = await addPasskey(page, mine.password);
  const other = await otherBrowser(browser, watched);
  const device = await giveAuthenticator(other.page);
  expect(await tryLogin(other.context.request, mine.email, mine.password)).toMatchObject({ status: 200 });
  await visit(other.page, '/settings#password');
  const password = other.page.getByRole('region', { name: settings.password.title, exact: true });
  await password.getByRole('button', { name: settings.confirm.passkey }).click();
  await expect(password.getByText(settings.errors.passkey_refused)).toBeVisible();
  await expectAccessible(other.page);
  await password.getByLabel(settings.confirm.orOldPassword, { exact: true }).fill(mine.password);
  await password.getByLabel(settings.password.new, { exact: true }).fill('four quiet otters swim');
  await password.getByLabel(settings.password.repeat, { exact: true }).fill('four quiet otters swim');
  await password.getByRole('button', { name: settings.password.submit }).click();
  await expect(other.page.getByRole('region', { name: app.notices }).getByText(settings.password.done)).toBeVisible();

  await other.page.goto('/settings#email');
  const mail = other.page.getByRole('region', { name: settings.mail.title });
  const passkey = mail.getByRole('button', { name: settings.confirm.passkey });
  for (const credential of credentials)
    await device.session.send('WebAuthn.addCredential', { authenticatorId: device.authenticatorId, credential });
  await passkey.click();
  await expect(mail.getByText(settings.confirm.done)).toBeVisible();
  await expect(mail.locator(':focus')).toHaveText(settings.confirm.done);
  // What the server answers when the ten minutes are over.
  const tooOld = { error: { code: 'wrong_password', params: { field: 'password' } } };
  await other.page.route('**/api/mail-change.php', (route) => route.fulfill({ status: 400, json: tooOld }), { times: 1 });
  await mail.getByLabel(settings.mail.new, { exact: true }).fill(`new-${mine.email}`);
  await mail.getByRole('button', { name: settings.mail.submit }).click();
  await expect(mail.getByText(settings.errors.confirmation_required)).toBeVisible();
  await passkey.click();
  await expect(mail.getByText(settings.confirm.done)).toBeVisible();
  await mail.getByRole('button', { name: settings.mail.submit }).click();
  await expect(mail.getByText(`Wir haben an new-${mine.email} geschrieben`)).toBeVisible();
  await other.context.close();
});
