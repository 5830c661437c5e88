import type { Page } from '@playwright/test';
import { messages as office } from '#features/office/messages/de.ts';
import { otherBrowser } from '#tests/support/browser/account.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
const t = office.approvals;

/** Logs in somebody new with a role on all sites. */
async function enter(page: Page, role: 'owner' | 'moderator'): Promise<{ id: number; email: string }> {
  const email = `${crypto.randomUUID()}@staff.test`;
  const made = await page.request.post('/dev/staff', { data: { email, password, roles: [{ role, site: null }] } });
  if (role === 'owner') expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  return { ...((await made.json()) as { id: number }), email };
}

test('one person asks, another answers, and neither can do both', async ({ page, browser, watched }) => {
  await enter(page, 'owner');
  const other = await otherBrowser(browser, watched);
  await enter(other.page, 'owner');
  const [first, second] = [await enter(page, 'moderator'), await enter(page, 'moderator')];
  const ask = async ({ id }: { id: number }) => {
    const sent = await page.request.post('/api/admin/staff-role.php', { data: { id, roles: [{ role: 'owner', site: null }] } });
    return ((await sent.json()) as { approval: { id: number } }).approval.id;
  };
  const [one, two] = [await ask(first), await ask(second)];

  // Who asked can only withdraw.
  await page.goto(`/admin/approvals/${one}`);
  await expect(page.getByRole('button', { name: t.own })).toBeDisabled();
  await expect(page.getByRole('button', { name: t.confirm['staff-role'] })).toHaveCount(0);
  await expectAccessible(page);

  // The other one reads it on a phone, refuses the first with words, and approves the second.
  await other.page.setViewportSize(screens.phone);
  await other.page.goto('/admin/approvals');
  await expectAccessible(other.page);
  await other.page.locator(`a[href^="/admin/approvals/${one}"]`).click();
  await expect(other.page.getByText(/^sha256 /)).toBeVisible();
  await expectAccessible(other.page);
  // No single key says yes.
  for (const key of ['j', 'p', 'Enter', 'y', 'b']) await other.page.locator('body').press(key);
  await other.page.getByRole('button', { name: /mit Worten/ }).click();
  const dialog = other.page.getByRole('dialog', { name: t.refuseTitle });
  await dialog.getByRole('textbox').fill('Erst im Januar.');
  await expectAccessible(other.page);
  await dialog.getByRole('button', { name: t.refuseSure }).click();
  await expect(other.page.getByText(t.refused).first()).toBeVisible();
  await other.page.goto(`/admin/approvals/${two}`);
  await other.page.getByRole('button', { name: t.confirm['staff-role'] }).click();
  await expect(other.page.getByText(t.approved).first()).toBeVisible();

  // Without a reload, the page of who asked shows how it ended.
  await expect(page.getByText('Erst im Januar.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/admin/approvals/${two}`);
  await expect(page.locator('.deed footer').getByText(/^bestätigt von/)).toBeVisible();
  await expectAccessible(page);
  await other.context.close();
});
