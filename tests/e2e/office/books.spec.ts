import { messages as books } from '#features/office-books/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('an accountant proves the books, fetches a file and makes none for the bank twice', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'accountant', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/admin/books');
  await expect(page.getByRole('heading', { name: books.findings.title })).toBeVisible();

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: books.page.right, level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(books.equations.names.balances)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: books.page.export }).click();
  const dialog = page.getByRole('dialog', { name: books.export.title });
  await expectAccessible(page);
  await dialog.getByLabel(books.export.kind).selectOption('oss');
  await expect(dialog.getByLabel(books.export.quarter)).toBeVisible();
  await dialog.getByLabel(books.export.kind).selectOption('journal');
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: books.export.submit }).click()]);
  expect(file.suggestedFilename()).toMatch(/^journal-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.setViewportSize(screens.phone);
  await expectAccessible(page);
});
