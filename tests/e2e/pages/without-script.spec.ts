import { messages as account } from '#features/account/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { expect, linksOfMail, screens, test } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

test.use({ viewport: { ...screens.phone, height: 740 }, javaScriptEnabled: false });

test('somebody without script logs in, after a wrong password', async ({ page, context }, testInfo) => {
  const { email, password } = await newAccount(context, 'Jana');
  await context.clearCookies();
  await page.goto('/login?to=%2Fsettings');
  await expect(page.getByRole('button', { name: account.login.passkey })).toBeHidden();
  await page.getByLabel(account.login.email).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill('quite the wrong one');
  await page.getByRole('button', { name: account.login.submit }).click();
  await expect(page.getByText(account.errors.login_failed)).toBeVisible();
  await expect(page.getByLabel(account.login.email)).toHaveValue(email);
  await expect(page.getByLabel(account.login.password, { exact: true })).toHaveValue('');
  await page.screenshot({ path: testInfo.outputPath('login.png') });
  await page.getByLabel(account.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.login.submit }).click();
  await expect(page).toHaveURL('/settings');
});

test('somebody without script activates the account by one press', async ({ page, context }, testInfo) => {
  const { email } = await newAccount(context, 'Jana', { activated: false });
  await context.clearCookies();
  const [link] = await linksOfMail(context, email);
  await page.goto(link ?? '');
  await expect(page.getByText(account.activate.checking)).toBeHidden();
  await expect(page.getByRole('heading', { name: account.activate.confirmTitle })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('activation.png') });
  await page.getByRole('button', { name: account.login.codeSubmit }).click();
  await expect(page.getByRole('heading', { name: account.activate.doneTitle })).toBeVisible();
  await page.goto(link ?? '');
  await page.getByRole('button', { name: account.login.codeSubmit }).click();
  await expect(page).toHaveURL(/\/activate\//);
});

// The button led nowhere, and nothing said why.
test('the signup says that it needs script', async ({ page }, testInfo) => {
  await page.goto('/signup');
  // `getByText` leaves out what is in a noscript element.
  const words = page.locator('.signup-form noscript p');
  await expect(words).toBeVisible();
  await expect(words).toHaveText(signup.form.noScript);
  await page.screenshot({ path: testInfo.outputPath('signup.png') });
});
