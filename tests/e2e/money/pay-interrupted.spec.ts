import { messages as discounts } from '#features/discounts/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, onlyWhole, screens, test, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { agreeAndBuy, creditsOf, openCheckout, order, ordersOf, pay, sandbox } from '#tests/support/browser/shop.ts';
import { loseResponse } from '#tests/support/browser/lost-calls.ts';

const bought = /100 Credits/;
/** Another code, or none, is another order. */
const noCode = discounts.choice.none;

for (const [name, viewport] of Object.entries(screens))
  test.describe(`a purchase that is interrupted (${name})`, { tag: viewport === screens.phone ? [] : onlyWhole }, () => {
    test.use({ viewport });

    test.beforeEach(({ context }) => newAccount(context, 'Mara').then(() => undefined));

    test('survives a reload of each page, and Back: one order, credited once', async ({ page, context }) => {
      const before = await creditsOf(context.request);
      await openCheckout(page, 'paypal');
      await page.reload();
      await untilInteractive(page);
      await tick(page.getByRole('radio', { name: noCode }));
      await agreeAndBuy(page);
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const payment = page.url();
      await page.reload();
      await page.goBack();
      await expect(page.getByRole('button', { name: orders.checkout.buy })).toBeEnabled();
      await untilInteractive(page);
      // The same is ordered again: it is the same payment.
      await tick(page.getByRole('radio', { name: noCode }));
      await agreeAndBuy(page);
      await expect(page).toHaveURL(payment);
      await pay(page, { method: 'paypal' });
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      // Back to a payment that is made.
      await page.goto(payment);
      await page.goBack();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      expect(await ordersOf(context.request)).toEqual(['completed']);
      expect(await creditsOf(context.request)).toBe(before + 100);
    });

    // Regression: browsers restore the ticks of before, of which React takes no notice.
    test('and gone back to orders by the method that it shows', async ({ page }) => {
      await openCheckout(page, 'bank_transfer');
      await tick(page.getByRole('radio', { name: noCode }));
      await agreeAndBuy(page);
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await page.goBack();
      await untilInteractive(page);
      const shown = await page
        .locator('input[type=radio]:checked')
        .evaluateAll((ticked) => ticked.map((radio) => radio.getAttribute('value')));
      const ordered = page.waitForRequest('**/api/order.php');
      await agreeAndBuy(page);
      const { method } = (await ordered).postDataJSON() as { method: string };
      expect(shown).toContain(method);
    });

    test('in two tabs is charged once where both pay the same', async ({ page, context }) => {
      const before = await creditsOf(context.request);
      await order(page, 'paypal');
      const other = await context.newPage();
      await other.goto(page.url());
      await pay(page, { method: 'paypal' });
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      await pay(other, { method: 'paypal' });
      await expect(other.getByRole('heading', { name: bought })).toBeVisible();
      expect(await ordersOf(context.request)).toEqual(['completed']);
      expect(await creditsOf(context.request)).toBe(before + 100);
    });

    test('by a double tap is one order', async ({ page, context }) => {
      await openCheckout(page, 'paypal');
      await tick(page.getByRole('checkbox', { name: /sofort/ }));
      await page.getByRole('button', { name: orders.checkout.buy }).dblclick();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await page.getByRole('button', { name: sandbox.pay }).dblclick();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      expect(await ordersOf(context.request)).toEqual(['completed']);
    });

    test('because the answer to the order was lost is asked again: the same order', async ({ page, context }) => {
      await openCheckout(page, 'paypal');
      await loseResponse(page, '**/api/order.php');
      await agreeAndBuy(page);
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await pay(page, { method: 'paypal' });
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      expect(await ordersOf(context.request)).toEqual(['completed']);
    });

    test('because the way back from the payment was cut shows its result later', async ({ page, context }) => {
      const before = await creditsOf(context.request);
      await order(page, 'paypal');
      await page.route('**/transactions/**', (route) => route.abort('connectionreset'));
      await page.getByRole('button', { name: sandbox.pay }).click();
      await expect.poll(() => creditsOf(context.request)).toBe(before + 100);
      await page.unroute('**/transactions/**');
      await visit(page, '/transactions');
      await page.getByRole('link', { name: bought }).first().click();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
    });

    // Regression: the page of a member whose session had ended was "Fehler 500".
    test('because the session ended elsewhere leads to the login and back to the checkout', async ({ page, context }) => {
      await openCheckout(page, 'paypal');
      const { pathname } = new URL(page.url());
      await context.clearCookies({ name: 'auth' });
      await agreeAndBuy(page);
      await expect(page).toHaveURL(new RegExp(`/login\\?.*${encodeURIComponent(pathname)}`));
    });
  });
