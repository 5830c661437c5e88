import { messages as office } from '#features/office-members/messages/de.ts';
import { messages as settings } from '#features/decisions/messages/de.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { siteAddress } from '#tests/support/browser/address.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('support finds a member, looks for a reason, writes, deletes and brings back', async ({ page, context, browser }) => {
  const member = await browser.newContext({ baseURL: siteAddress });
  const letters = crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6);
  const name = `Odile${letters}`;
  await newAccount(member, name);
  const email = `${crypto.randomUUID()}@staff.test`;
  await context.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'support', site: null }] } });
  expect((await context.request.post('/api/admin/login.php', { data: { email, password } })).status()).toBe(200);

  await page.goto('/admin/members');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: office.list.nothing })).toBeVisible();
  await page.getByRole('searchbox').fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expectAccessible(page);

  // Nothing private is on the page before a look.
  await expect(page.getByText('••.••.')).toBeVisible();
  await page.getByRole('button', { name: 'Geboren ansehen' }).click();
  await page.getByRole('button', { name: /Minuten ansehen/ }).click();
  await expect(page.getByText(office.private.whyMissing)).toBeVisible();
  await page.getByText(office.private.reasons.asked_by_member).click();
  await page.getByRole('button', { name: /Minuten ansehen/ }).click();
  await expect(page.getByText('••.••.')).toBeHidden();
  await expect(page.getByText(/^Zu sehen bis/)).toBeVisible();
  await page.getByRole('button', { name: office.private.cover }).click();
  await expect(page.getByText('••.••.')).toBeVisible();

  await page.getByLabel(office.messages.kind, { exact: true }).selectOption('solved');
  await page.getByRole('button', { name: office.messages.send, exact: true }).click();
  await expect(page.getByText(office.messages.sent).first()).toBeVisible();

  await page.getByRole('button', { name: office.help.delete }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(office.help.deleteReasons.asked_by_member).click();
  await dialog.getByRole('textbox').first().fill('Odile');
  await dialog.getByRole('button', { name: office.help.deleteSure }).click();
  await expect(dialog.getByText(office.errors.name_differs)).toBeVisible();
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByRole('button', { name: office.help.deleteSure }).click();
  await expect(page.getByText(office.sessions.none)).toBeVisible();
  await page.getByRole('button', { name: office.help.restore }).click();
  await expect(page.getByText(`${name} ist zurück.`).first()).toBeVisible();
  await member.close();
});

test('a member reads in the settings who looked at data of the account', async ({ page, context, browser }) => {
  const account = await newAccount(context, 'Sander');
  const staff = await browser.newContext({ baseURL: siteAddress });
  const email = `${crypto.randomUUID()}@staff.test`;
  await staff.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'support', site: null }] } });
  await staff.request.post('/api/admin/login.php', { data: { email, password } });
  const looked = await staff.request.post('/api/admin/member-look.php', { data: { id: account.id, what: 'birth_date', reason: 'order' } });
  expect(looked.status(), await looked.text()).toBe(200);
  await page.goto('/settings#looks');
  const section = page.locator('#looks');
  await expect(section.getByText(settings.looks.data.birth_date)).toBeVisible();
  await expect(section.getByText(settings.looks.dataReasons.order)).toBeVisible();
  await staff.close();
});
