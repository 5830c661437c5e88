import { messages as office } from '#features/office/messages/de.ts';
import { messages as english } from '#features/office-legal/messages/en.ts';
import { messages as legal } from '#features/office-legal/messages/de.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';
const widths = [1280, 768, 390];

test('a manager announces the next terms by keyboard, in German and English', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'manager', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/admin/legal');
  for (const name of Object.values(legal.keys)) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  const form = page.getByRole('form', { name: legal.announce });
  // The language that the fewest people of the demo read: the text of nobody else changes.
  await form.getByLabel(legal.language).selectOption('fi');
  await form.getByLabel(legal.summary).fill('Wir nennen den Preis je Nachricht genauer.');
  await form.getByLabel(legal.begins).fill('2020-01-01');
  await form.getByRole('button', { name: legal.save }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(legal.errors.begins_in_past).first()).toBeVisible();
  // What was typed stays.
  await expect(form.getByLabel(legal.summary)).toHaveValue('Wir nennen den Preis je Nachricht genauer.');
  const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(legal.begins).fill(later);
  await form.getByRole('button', { name: legal.save }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(legal.saved).first()).toBeVisible();

  await page.request.put('/api/admin/me.php', { data: { language: 'en' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: english.name, level: 1 })).toBeVisible();
  const again = page.getByRole('form', { name: english.announce });
  await again.getByLabel(english.language).selectOption('fi');
  await expect(again.getByLabel(english.summary)).toHaveValue('Wir nennen den Preis je Nachricht genauer.');
  await expect(again.getByLabel(english.begins)).toHaveValue(later);
  await expectAccessible(page);
});

test('the page of legal texts says that it could not load, and loads again', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'owner', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  await page.route('**/api/admin/legal.php*', (route) => route.abort());
  await page.goto('/admin/legal');
  const again = page.getByRole('button', { name: office.loading.again });
  await expect(again.first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/legal.php*');
  await again.first().click();
  await expect(page.getByRole('heading', { name: legal.keys.imprint, exact: true })).toBeVisible();
});
