import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, screens, test, tick, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { agreeAndBuy, creditsOf, order, sandbox } from '#tests/support/browser/shop.ts';
import { testWays } from '#tests/support/browser/payment-ways.ts';

// Over HTTP `each-method.test.ts` goes this way by every method; `--whole` does so in a browser, in `pay-methods.spec.ts`.
testWays([{ country: 'DE', method: 'paypal', declined: true }]);

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  // Regression: the second order led to the result of the first.
  test('after a declined payment the same can be ordered again, even when its result was left before it was hydrated', async ({
    page,
    context,
  }) => {
    await newAccount(context, 'Mara');
    await order(page, 'card');
    // The page is drawn by the server, and its scripts do nothing.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.getByRole('button', { name: sandbox.decline }).click();
    await expect(page.getByRole('heading', { name: orders.result.failed })).toBeVisible();
    await page.unrouteAll();
    await order(page, 'card');
  });

  test('a card that was remembered pays for the next order on one page, until its bank refuses', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context.request);
    await visit(page, '/credits/repeat-order');
    await expect(page.getByRole('heading', { name: orders.repeat.empty })).toBeVisible();
    await expectAccessible(page);

    await visit(page, '/credits');
    await page.getByRole('link', { name: orders.shop.next }).click();
    await tick(page.locator('input[type=radio][value=card]'));
    const remember = page.getByRole('checkbox', { name: orders.savedMethods.remember.card });
    await expect(remember).not.toBeChecked();
    await tick(remember);
    await expectAccessible(page);
    await agreeAndBuy(page);
    await page.getByRole('button', { name: sandbox.pay }).click();
    await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();

    // The next order asks for the consent to start, then pays without another page.
    await page.getByRole('link', { name: orders.result.allOrders }).click();
    await page.getByRole('link', { name: orders.repeat.title }).click();
    await expect(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
    await page.getByRole('button', { name: orders.checkout.buy }).click();
    await expect(page.getByText(orders.terms.startMissing)).toBeVisible();
    const start = page.getByRole('checkbox', { name: /sofort/ });
    await expect(start).toBeFocused();
    await expect(page.getByRole('link', { name: 'Widerrufsbelehrung' })).toBeVisible();
    await expectAccessible(page);
    await agreeAndBuy(page);
    await expect(page).toHaveURL(/\/transactions\/\d+$/);
    await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();
    expect(await creditsOf(context.request)).toBe(before + 200);

    // The card is removed in the settings.
    await visit(page, '/settings#payment-means');
    await page.getByRole('button', { name: 'Visa •••• 4242 entfernen' }).click();
    await expect(page.getByText(orders.savedMethods.none)).toBeVisible();
    await expectAccessible(page);
  });

  test('a revoked card says so and offers to retry or to use PayPal', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    await visit(page, '/credits');
    await page.getByRole('link', { name: orders.shop.next }).click();
    await tick(page.locator('input[type=radio][value=card]'));
    await tick(page.getByRole('checkbox', { name: orders.savedMethods.remember.card }));
    await agreeAndBuy(page);
    await page.getByRole('radio', { name: /0341/ }).check();
    await page.getByRole('button', { name: sandbox.pay }).click();
    await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();
    const repeat = async () => {
      await agreeAndBuy(page);
      await expect(page.getByRole('heading', { name: orders.repeat.failedCard })).toBeVisible();
    };
    await visit(page, '/credits/repeat-order');
    await repeat();
    const first = page.url();
    await expectAccessible(page);
    // A retry is another order.
    await page.getByRole('link', { name: orders.repeat.retry }).click();
    await expect(page).toHaveURL(/\/credits\/repeat-order/);
    await repeat();
    expect(page.url()).not.toBe(first);
    await page.getByRole('link', { name: orders.repeat.paypal }).click();
    await expect(page).toHaveURL(/\/credits\/\d+\/paypal/);
    await agreeAndBuy(page);
    await page.getByRole('button', { name: sandbox.pay }).click();
    await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();
  });
});
