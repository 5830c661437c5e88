import { messages as prices } from '#features/office-prices/messages/de.ts';
import { expect, expectAccessible, screens, test } from '#tests/support/browser/browser.ts';
import { byKeyboard } from './testing/turns.ts';

const password = 'emberleaf-demo';

// One after the other: two who change prices at once are asked which ones count.
test.describe.configure({ mode: 'default' });

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

byKeyboard('a price is changed, looked at, put off and discarded, and a code is made and ended', 'manager', async ({ page, hands, t }) => {
  await page.goto('/admin/prices');
  const price = page.getByRole('textbox', { name: /100 Credits in SEK|100 credits in SEK/ });
  await hands.type(price, String(230 + Math.floor(Math.random() * 20)));
  const review = page.getByRole('button', { name: /^Review|ansehen$/ });
  await hands.press(review);
  const dialog = page.getByRole('dialog', { name: t.prices.publishTitle });
  await hands.close(dialog, t.prices.close, review);
  await hands.press(review);
  const from = dialog.getByLabel(t.prices.from);
  await hands.to(from);
  const far = new Date(Date.now() + 200 * 86_400_000);
  const [year = '', month = '', day = ''] = far.toISOString().slice(0, 10).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1200p');
  await expect(from).toHaveValue(`${year}-${month}-${day}T12:00`);
  await hands.press(dialog.getByRole('button', { name: t.prices.publish, exact: true }));
  await expect(dialog).toBeHidden();
  await hands.press(page.getByRole('button', { name: t.prices.add, exact: true }));
  await hands.press(page.getByRole('button', { name: t.prices.discard, exact: true }));
  await expect(review).toBeHidden();

  await hands.press(page.getByRole('link', { name: t.prices.codes, exact: true }));
  await expect(page).toHaveURL(/codes/);
  await hands.press(page.getByRole('button', { name: t.prices.newCode }));
  const code = `KEY${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await hands.type(page.getByLabel(t.prices.code, { exact: true }), code);
  await hands.type(page.getByLabel(t.prices.percent), '12');
  await hands.press(page.getByRole('button', { name: t.prices.save }));
  await expect(page.getByRole('button', { name: code })).toBeVisible();
  await hands.press(page.getByRole('button', { name: t.prices.endNow }));
  await hands.press(page.getByRole('button', { name: t.prices.beginAgain }));
  await hands.press(page.getByRole('button', { name: t.prices.endNow }));
  await expect(page.getByRole('button', { name: t.prices.beginAgain })).toBeVisible();
});
