import { messages as orderTexts } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, test, tick, visit } from '#tests/support/browser/browser.ts';
import { moveClock, newAccount } from '#tests/support/browser/account.ts';

test('a welcome discount that ends at the checkout is said, and nothing is ordered', async ({ page, context }) => {
  await newAccount(context, 'Carla');
  const { packages } = (await (await context.request.get('/api/packages.php')).json()) as { packages: { id: number }[] };
  await visit(page, `/credits/${packages[1]?.id}`);
  await expect(page.getByRole('radio', { name: /TIMEBONUS25/ })).toBeChecked();
  await moveClock(context.request, 4 * 3600);
  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  await page.getByRole('button', { name: orderTexts.checkout.buy }).click();
  await expect(page.locator('.summary .alert')).toContainText(/Der Willkommensbonus ist seit .+ vorbei\..+Bestellt ist noch nichts\./);
  await expect(page.locator('.total')).toContainText('19,90');
  await expectAccessible(page);
  const { orders } = (await (await context.request.get('/api/transactions.php')).json()) as { orders: unknown[] };
  expect(orders).toEqual([]);
});
