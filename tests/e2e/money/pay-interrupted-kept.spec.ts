import type { APIRequestContext, Page } from '@playwright/test';
import { messages as payments } from '#features/orders/messages/de.ts';
import { expect, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { agreeAndBuy, buyButton, creditsOf, openCheckout, ordersOf, sandbox } from '#tests/support/browser/shop.ts';

const bought = /100 Credits/;
/** Credits that a new account has. */
let given = 0;

test.use({ viewport: screens.phone });

/** Has bought 100 credits with a card that was kept, and is about to buy them again. */
async function toSecondOrder(page: Page): Promise<void> {
  await openCheckout(page, 'card');
  await tick(page.getByRole('checkbox', { name: payments.savedMethods.remember.card }));
  await agreeAndBuy(page);
  await page.getByRole('button', { name: sandbox.pay }).click();
  await expect(page.getByRole('heading', { name: bought })).toBeVisible();
  await visit(page, '/credits/repeat-order');
}

async function expectTwoOrders(request: APIRequestContext): Promise<void> {
  expect(await ordersOf(request)).toEqual(['completed', 'completed']);
  expect(await creditsOf(request)).toBe(given + 200);
}

test.beforeEach(async ({ context, page }) => {
  await newAccount(context, 'Mara');
  given = await creditsOf(context.request);
  await toSecondOrder(page);
});

// Regression: of two taps the first lost its answer after the second had led to the result, whose page ends the intent. Asked
// again it was another order, and charged.
test('a kept card that is tapped twice is charged once, also when the first answer is lost after the second has come', async ({
  page,
  context,
}) => {
  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  let taps = 0;
  const result = page.getByRole('heading', { name: bought });
  await page.route('**/api/order.php', async (route) => {
    taps += 1;
    const isFirst = taps === 1;
    const response = await route.fetch();
    if (!isFirst) return route.fulfill({ response });
    await result.waitFor();
    await route.abort('connectionreset');
  });
  await buyButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(result).toBeVisible();
  await expect.poll(() => taps).toBe(3);
  await page.unrouteAll({ behavior: 'wait' });
  await expectTwoOrders(context.request);
});

// Regression: the id of an order was made by the press of the button, so a duplicated tab ordered and charged a second time.
test('a kept card is charged once where the tab is duplicated and both order', async ({ page, context }) => {
  // Like the menu of the browser it copies the storage of the tab.
  const [other] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open(location.href))]);
  await untilInteractive(other);
  await agreeAndBuy(page);
  await agreeAndBuy(other);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: bought })).toBeVisible();
  await expectTwoOrders(context.request);
});

test('the result of a kept card is the same after a reload, Back and Forward', async ({ page, context }) => {
  const result = page.getByRole('heading', { name: bought });
  await agreeAndBuy(page);
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(result).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(result).toBeVisible();
  await page.goBack();
  await expect(buyButton(page)).toBeEnabled();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(result).toBeVisible();
  await expectTwoOrders(context.request);
});
