import { messages as office } from '#features/office/messages/de.ts';
import { tryLogin } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('staff log in, see what they have a right to, and their keys can be switched off', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  const made = await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } });
  expect(made.ok()).toBe(true);
  await page.goto('/admin/log');
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await expectAccessible(page);
  await page.getByLabel(office.login.email).fill(email);
  await page.getByLabel(office.login.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: office.login.submit, exact: true }).click();
  await expect(page.getByText(office.errors.login_failed)).toBeVisible();
  await expect(page.getByLabel(office.login.email)).toHaveValue(email);
  await page.getByLabel(office.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: office.login.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: office.log.title, level: 1 })).toBeVisible();

  await page.keyboard.press('p');
  await expect(page.getByText(office.log.cut)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  const single = page.getByRole('dialog').getByRole('switch', { name: office.keys.on });
  await single.click();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();

  for (const [area, heading] of [
    ['/admin', /wartet|warten/],
    ['/admin/staff', /Leute|Person/],
    ['/admin/me', office.me.title],
  ] as const) {
    await page.goto(area);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(screens.phone);
    await expectAccessible(page);
    await page.setViewportSize(screens.desktop);
  }
});

test('an invitation that is gone says so, and a member finds no back office', async ({ page }) => {
  await page.goto('/admin/invitation/unknown');
  await page.getByLabel(office.invitation.name).fill('Mira Holm');
  await page.getByRole('button', { name: office.invitation.submit }).click();
  await expect(page.getByRole('heading', { name: office.invitation.expired })).toBeVisible();
  expect((await tryLogin(page.request, 'premium@demo.test', password)).status).toBe(200);
  expect((await page.request.get('/admin', { maxRedirects: 0 })).status()).toBe(404);
  expect((await page.request.get('/admin/login')).status()).toBe(200);
});
