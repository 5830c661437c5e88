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
  // A line opens to its equation, by keyboard.
  await page.locator('summary', { hasText: books.equations.names.deferred }).press('Enter');
  await expect(page.getByText('deferred revenue = credits sold and not taken back, without VAT')).toBeVisible();
  await expect(page.getByRole('heading', { name: books.figures.vat })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: books.record.open }).click();
  const record = page.getByRole('dialog', { name: books.record.title });
  await record.getByRole('button', { name: books.record.acts.written_off }).click();
  await expect(record.getByText(books.record.orderInvalid)).toBeVisible();
  await expectAccessible(page);
  await record.getByLabel(books.record.order).fill('E-999999999');
  await record.getByLabel(books.record.reason).fill('Insolvenz');
  await record.getByRole('button', { name: books.record.acts.written_off }).click();
  await expect(page.getByText(books.errors.order_unknown).first()).toBeVisible();
  // What was typed stays.
  await expect(record.getByLabel(books.record.reason)).toHaveValue('Insolvenz');
  await page.reload();

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

test('a transfer by hand is asked for with its sum, and a refusal keeps the words', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'accountant', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  const since = new Date().toISOString();
  const row = {
    member: 7,
    site: 1,
    provider: 'sandbox',
    since,
    until: null,
    approval: null,
    excess: null,
    reported: false,
    reported_amount: null,
  };
  const owed = [
    { ...row, order: 999_999_999, number: 'E-999999999-7K2M', owed: money(1990), amount: money(1990), why: 'not_taken' },
    {
      ...row,
      order: 999_999_998,
      number: 'E-999999998',
      owed: money(1990),
      amount: null,
      excess: money(500),
      why: 'account_erased',
      member: null,
    },
    { ...row, order: 999_999_997, number: 'E-999999997-AAAA', owed: money(5), amount: money(5), why: 'failed', approval: 3 },
  ];
  await page.route('**/api/admin/books-owed.php*', (route) => route.fulfill({ json: { owed } }));
  await page.goto('/admin/books');
  const part = page.getByRole('region', { name: books.owed.title });
  await expect(part.getByText(books.owed.disputed)).toBeVisible();
  await expect(part.getByText(/14,90/)).toBeVisible();
  await expect(part.getByRole('link', { name: books.owed.waits })).toHaveAttribute('href', /\/admin\/approvals\/3/);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.setViewportSize(screens.desktop);
  await part.getByRole('button', { name: books.owed.payNamed.replace('{number}', 'E-999999999-7K2M') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: books.owed.dialogTitle.replace('<n>{number}</n>', 'E-999999999-7K2M') });
  await expect(dialog.getByLabel(books.owed.reason)).toBeFocused();
  const confirm = dialog.getByRole('button', { name: /^19,90/ });
  await confirm.click();
  await expect(dialog.getByText(books.errors.reason_needed)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(books.owed.reason).fill('Bankverbindung per Brief');
  await confirm.click();
  await expect(page.getByText(books.errors.order_unknown).first()).toBeVisible();
  await expect(dialog.getByLabel(books.owed.reason)).toHaveValue('Bankverbindung per Brief');
});
