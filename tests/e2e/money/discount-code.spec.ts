import { messages as discounts } from '#features/discounts/messages/de.ts';
import { messages as orderTexts } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, screens, test, tick, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';

test.use({ viewport: screens.phone });

test('the checkout applies the welcome code, says why another does not fit, and orders for the price that it shows', async ({
  page,
  context,
}) => {
  await newAccount(context, 'Carla');
  const { packages } = (await (await context.request.get('/api/packages.php')).json()) as { packages: { id: number; credits: number }[] };
  const id = packages.find(({ credits }) => credits === 100)?.id;
  await visit(page, '/credits');
  await expect(page.locator('.pack-p')).toContainText([/9,90.+7,42/, /19,90.+14,92/, /39,90.+29,92/]);
  await expect(page.locator('.summary')).toContainText(/14,92.+25\s% bis \d\d:\d\d Uhr/);
  await expectAccessible(page);
  await visit(page, `/credits/${id}`);
  const summary = page.getByRole('complementary').filter({ hasText: orderTexts.checkout.summary });
  await expect(page.getByRole('radio', { name: /TIMEBONUS25/ })).toBeChecked();
  await expect(summary).toContainText('TIMEBONUS25, 25 %');
  await expect(summary.locator('.total')).toContainText('14,92');
  await expectAccessible(page);

  await page.getByText(discounts.choice.other, { exact: true }).first().click();
  const field = page.getByRole('textbox', { name: new RegExp(discounts.choice.other) });
  const reasons = [
    ['LIEBE50', discounts.errors.discount_not_found],
    ['ALPEN15', 'ALPEN15 gilt nur in diesem Land: Österreich.'],
    ['karte5', 'KARTE5 gilt nur bei Zahlung mit Karte.'],
    ['SOMMER24', 'SOMMER24 ist zurzeit nicht aktiv.'],
    ['WINTER20', /WINTER20 ist am .+ abgelaufen\./],
  ] as const;
  for (const [code, reason] of reasons) {
    await field.fill(code);
    await field.press('Enter');
    await expect(page.locator('.code-field .error')).toContainText(reason);
    await expect(summary.locator('.total')).toContainText('14,92');
  }
  await expectAccessible(page);
  await field.fill('hallo10');
  await page.getByRole('button', { name: discounts.choice.check }).click();
  await expect(page.getByRole('radio', { name: /HALLO10/ })).toBeChecked();
  await expect(summary.locator('.total')).toContainText('17,91');
  await page.getByRole('radio', { name: discounts.choice.none }).check();
  await expect(summary.locator('.total')).toContainText('19,90');
  await page.getByRole('radio', { name: /TIMEBONUS25/ }).check();

  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  await summary.getByRole('button', { name: orderTexts.checkout.buy }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.locator('body')).toContainText('14,92');
  const { orders } = (await (await context.request.get('/api/transactions.php')).json()) as { orders: { id: number }[] };
  await visit(page, `/transactions/${orders[0]?.id}`);
  await expect(page.getByText('TIMEBONUS25, 25 %')).toBeVisible();
  await expectAccessible(page);

  // Regression: after Back the same package was offered at its full price, beside a link to the order that held the code.
  await visit(page, `/credits/${id}`);
  const open = page.getByRole('region', { name: orderTexts.openOrder.title });
  await expect(open.locator('.total')).toContainText('14,92');
  await expect(summary).toHaveCount(0);
  await expectAccessible(page);
  await open.getByRole('link', { name: orderTexts.result.pay }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.locator('body')).toContainText('14,92');
  await page.goBack();

  await open.getByRole('button', { name: orderTexts.openOrder.anew }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByText('1 Code gilt hier nicht').click();
  await expect(page.getByRole('radio', { name: /TIMEBONUS25/ })).toBeDisabled();
  await expect(page.getByRole('link', { name: discounts.choice.openOrder })).toHaveAttribute('href', `/transactions/${orders[0]?.id}`);
  await expect(summary.locator('.total')).toContainText('19,90');
  await expectAccessible(page);
});
