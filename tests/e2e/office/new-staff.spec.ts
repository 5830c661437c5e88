import * as OTPAuth from 'otpauth';
import { messages as office } from '#features/office/messages/de.ts';
import { giveAuthenticator } from '#tests/support/browser/authenticator.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';
import { sentTo } from '#tests/support/browser/outbox.ts';

const password = 'emberleaf-demo';
const own = 'rainy days by the fire';

test('somebody who is invited sets up a code app and a passkey, logs in with both, and confirms a sensitive act', async ({ page }) => {
  const [owner, email] = [`${crypto.randomUUID()}@staff.test`, `${crypto.randomUUID()}@staff.test`];
  await page.request.post('/dev/staff', { data: { email: owner, password, roles: [{ role: 'owner', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email: owner, password } })).ok()).toBe(true);
  const invited = await page.request.post('/api/admin/staff-invite.php', {
    data: { email, roles: [{ role: 'owner', site: null }] },
  });
  expect(invited.ok()).toBe(true);
  const { approval } = (await invited.json()) as { approval: { id: number; hash: string } | null };
  // Where the site has other owners, one of them agrees.
  if (approval !== null) {
    const other = `${crypto.randomUUID()}@staff.test`;
    await page.request.post('/dev/staff', { data: { email: other, password, roles: [{ role: 'owner', site: null }] } });
    await page.request.post('/api/admin/login.php', { data: { email: other, password } });
    expect((await page.request.post('/api/admin/approval.php', { data: { ...approval, approve: true } })).ok()).toBe(true);
  }
  await page.context().clearCookies();
  await expect.poll(async () => (await sentTo(page.request, email)).length).toBeGreaterThan(0);
  const link = /\/admin\/invitation\/[\w-]{43}/.exec((await sentTo(page.request, email))[0]?.text ?? '')?.[0] ?? '';

  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel(office.invitation.name).fill('Mira Holm');
  await page.getByLabel(office.invitation.password, { exact: true }).fill(own);
  await page.getByRole('button', { name: office.invitation.submit }).click();
  await expect(page.getByRole('heading', { name: office.me.title, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: office.app.turnOn }).click();
  const shown = page.locator('.mono').filter({ hasText: /^[A-Z2-7 ]{20,}$/ });
  const secret = OTPAuth.Secret.fromBase32(((await shown.textContent()) ?? '').replaceAll(' ', ''));
  const totp = new OTPAuth.TOTP({ secret });
  await page.getByLabel(office.app.code).fill('000000');
  await page.getByRole('button', { name: office.app.submit }).click();
  await expect(page.getByText(office.errors.code_refused)).toBeVisible();
  await page.getByLabel(office.app.code).fill(totp.generate());
  await page.getByRole('button', { name: office.app.submit }).click();
  const codes = page.getByRole('list', { name: office.recovery.title });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes).toBeFocused();
  await expectAccessible(page);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: office.recovery.kept }).click();

  const device = await giveAuthenticator(page);
  await page.getByRole('button', { name: office.passkeys.add }).click();
  await expect(page.getByText('Passkey 1', { exact: true })).toBeVisible();
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  expect((await device.session.send('WebAuthn.getCredentials', { authenticatorId: device.authenticatorId })).credentials).toHaveLength(1);

  await page.context().clearCookies();
  await page.goto('/admin/login');
  await page.getByLabel(office.login.email).fill(email);
  await page.getByLabel(office.login.password, { exact: true }).fill(own);
  await page.getByRole('button', { name: office.login.submit, exact: true }).click();
  await expect(page.getByLabel(office.login.code)).toBeFocused();
  await page.getByLabel(office.login.code).fill(recovery);
  await page.getByRole('button', { name: office.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.context().clearCookies();
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: office.login.passkey }).click();
  await expect(page.getByRole('heading', { name: /Leute|Person/, level: 1 })).toBeVisible();

  // Ten minutes later, as the server would say: the act waits for the passkey, and is then done by itself.
  let asked = 0;
  await page.route('**/api/admin/staff-invite.php*', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    return route.fulfill({ status: 403, json: { error: { code: 'step_up_required', params: {} } } });
  });
  const helper = `${crypto.randomUUID()}@staff.test`;
  await page.getByLabel(office.invite.email).fill(helper);
  await page.locator('.inv').getByText(office.roles.support, { exact: true }).click();
  await page.getByRole('button', { name: office.invite.submit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: office.again.stepUp });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: office.again.passkey }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(office.invite.sent.replace('{email}', helper)).first()).toBeVisible();
  expect(asked).toBe(2);
});
