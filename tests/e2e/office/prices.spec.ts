import { messages as prices } from '#features/office-prices/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';

const password = 'emberleaf-demo';

test('a manager plans a price, sees who would pay it, and makes and ends a code', async ({ page }) => {
  const email = `${crypto.randomUUID()}@staff.test`;
  await page.request.post('/dev/staff', { data: { email, password, roles: [{ role: 'manager', site: null }] } });
  expect((await page.request.post('/api/admin/login.php', { data: { email, password } })).ok()).toBe(true);

  await page.goto('/admin/prices');
  await expect(page.getByRole('heading', { name: prices.title, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('100 Credits in PLN').fill('viel');
  await expect(page.getByText(prices.priceInvalid)).toBeVisible();
  await page.getByLabel('100 Credits in PLN').fill('249,90');
  await expect(page.getByText('100 Credits: je Nachricht teurer als ein kleineres')).toBeVisible();
  await page.getByRole('button', { name: 'Änderung ansehen' }).click();
  const dialog = page.getByRole('dialog', { name: prices.publishTitle });
  await expect(dialog.getByText(/^100 Credits: 84,90/)).toBeVisible();
  await expect(dialog.getByText('Polen')).toBeVisible();
  // A year away: nobody else who uses this site pays it.
  const far = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 16);
  await dialog.getByLabel(prices.from).fill(far);
  await expect(dialog.getByText(/zahlen neue Bestellungen diese Preise/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: prices.publish }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/gilt, was hier steht/)).toBeVisible();
  await expect(page.getByLabel('100 Credits in PLN')).toHaveValue('249,90');
  for (const screen of [{ width: 768, height: 1024 }, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }

  await page.getByRole('link', { name: prices.codes, exact: true }).click();
  await page.getByRole('button', { name: prices.newCode }).click();
  const code = `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.getByLabel(prices.code, { exact: true }).fill(code.toLowerCase());
  await page.getByLabel(prices.percent).fill('12,5');
  await expectAccessible(page);
  await page.getByRole('button', { name: prices.save }).click();
  await expect(page.getByRole('button', { name: code })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${code}: Gebrauch` })).toBeVisible();
  await page.getByRole('button', { name: prices.endNow }).click();
  await expect(page.getByRole('button', { name: prices.beginAgain })).toBeVisible();
  await expectAccessible(page);
});
