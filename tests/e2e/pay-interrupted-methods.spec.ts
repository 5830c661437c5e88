import { messages as discounts } from '#features/discounts/messages/de.ts';
import { messages as payments } from '#features/payments/messages/de.ts';
import { expect, screens, test, tick, untilInteractive, visit } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/e2e-account.ts';
import { fillIn, lastCode, newPayer, smsTo, toDebit } from '#tests/support/e2e-debit.ts';
import { agreeAndBuy, buyButton, creditsOf, openCheckout, ordersOf, pressPay, sandbox } from '#tests/support/e2e-shop.ts';
import { loseAnswer, loseCall } from '#tests/support/lost-calls.ts';

const bought = /100 Credits/;
/** Another code, or none, is another order. */
const noCode = discounts.choice.none;

// PayPal goes through each of these one by one, in pay-interrupted.spec.ts. The page of the sandbox has these other faces; iDEAL stands for other
// banks (Bancontact, EPS, P24, TWINT), Swish for other apps (MobilePay, Vipps) and Apple Pay, which only have
// another button.
const faces = [
  { method: 'card', country: 'DE', viewport: screens.desktop },
  { method: 'ideal', country: 'NL', viewport: screens.phone },
  { method: 'blik', country: 'PL', viewport: screens.desktop },
  { method: 'swish', country: 'SE', viewport: screens.phone, button: sandbox.app },
  { method: 'bank_transfer', country: 'DE', viewport: screens.desktop, button: sandbox.arrived },
] as const;

for (const { viewport, country, ...way } of faces)
  test.describe('a purchase that is interrupted at each step', () => {
    test.use({ viewport });

    test(`by ${way.method} is one order, credited once`, async ({ page, context }) => {
      await newAccount(context, 'Mara', { country });
      const before = await creditsOf(context.request);

      await test.step('the checkout is reloaded, tapped twice, and its answer is lost', async () => {
        await openCheckout(page, way.method);
        await page.reload();
        await untilInteractive(page);
        await tick(page.locator(`input[type=radio][value=${way.method}]`));
        await tick(page.getByRole('radio', { name: noCode }));
        await tick(page.getByRole('checkbox', { name: /sofort/ }));
        await loseAnswer(page, '**/api/order.php');
        await buyButton(page).dblclick();
        await expect(page).toHaveURL(/\/sandbox\/pay\//);
      });
      const payment = page.url();

      await test.step('Back from the payment, the same is ordered again', async () => {
        await page.reload();
        await page.goBack();
        await expect(buyButton(page)).toBeEnabled();
        await untilInteractive(page);
        await tick(page.locator(`input[type=radio][value=${way.method}]`));
        await tick(page.getByRole('radio', { name: noCode }));
        await agreeAndBuy(page);
        await expect(page).toHaveURL(payment);
      });

      const other = await context.newPage();
      await other.goto(payment);
      await test.step('the payment is cut on its way there and on its way back', async () => {
        for (const cut of [loseCall, loseAnswer]) {
          await cut(page, '**/sandbox/pay/**');
          await pressPay(page, way);
          await expect(page).toHaveURL(/^chrome-error:/);
          await page.goto(payment);
        }
      });

      await test.step('another tab pays, too, and is tapped twice', async () => {
        if ('button' in way) await other.getByRole('button', { name: way.button }).dblclick();
        else {
          if (way.method === 'blik') await other.getByLabel('Code, sechs Ziffern').fill('123456');
          await other.getByRole('button', { name: sandbox.pay }).dblclick();
        }
        await expect(other.getByRole('heading', { name: bought })).toBeVisible();
      });

      await test.step('the result is reloaded, and gone back from', async () => {
        await page.locator('a.btn').click();
        await expect(page.getByRole('heading', { name: bought })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: bought })).toBeVisible();
        await page.goBack();
        await page.goForward();
        await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      });

      expect(await ordersOf(context.request)).toEqual(['completed']);
      expect(await creditsOf(context.request)).toBe(before + 100);
    });
  });

test.describe('a purchase that is interrupted at each step', () => {
  test.use({ viewport: screens.phone });

  test('by a kept card is charged once', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context.request);
    await openCheckout(page, 'card');
    await tick(page.getByRole('checkbox', { name: payments.means.remember.card }));
    await agreeAndBuy(page);
    await page.getByRole('button', { name: sandbox.pay }).click();
    await expect(page.getByRole('heading', { name: bought })).toBeVisible();

    await visit(page, '/credits/repeat-order');
    await page.reload();
    await untilInteractive(page);
    await tick(page.getByRole('checkbox', { name: /sofort/ }));
    // A tab that the browser duplicates goes on with the same intent.
    const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void globalThis.open(location.href))]);
    await untilInteractive(other);
    await tick(other.getByRole('checkbox', { name: /sofort/ }));
    // Regression: of two taps the first lost its answer after the second had led to the result, whose page ends the intent. Asked
    // again it was another order, and charged.
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
    const address = page.url();
    await page.reload();
    await expect(result).toBeVisible();
    await page.goBack();
    await expect(buyButton(page)).toBeEnabled();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(result).toBeVisible();
    expect(await ordersOf(context.request)).toEqual(['completed', 'completed']);
    expect(await creditsOf(context.request)).toBe(before + 200);
  });

  test('by a direct debit of our own is one debit', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context.request);
    const payer = newPayer();
    const { debit } = payments;
    const announced = page.getByText(debit.steps.announced, { exact: true });

    await loseAnswer(page, '**/api/order.php');
    const order = await toDebit(page);
    await page.reload();
    await untilInteractive(page);
    await page.goBack();
    await untilInteractive(page);
    await page.getByRole('link', { name: payments.result.pay }).click();
    await expect(page).toHaveURL(`/directdebit?order=${order}`);
    await untilInteractive(page);
    const other = await context.newPage();

    await test.step('the form is tapped twice, and its answer is lost', async () => {
      await fillIn(page, payer);
      await loseAnswer(page, '**/api/direct-debit.php');
      await page.getByRole('button', { name: debit.sendCode }).dblclick();
      await expect(page.getByRole('heading', { name: debit.codeTitle })).toBeVisible();
      expect(await smsTo(context, payer)).toHaveLength(1);
    });

    const code = await lastCode(context, payer);
    await test.step('two tabs confirm it with the same code, the answer to one of them is lost', async () => {
      await visit(other, `/directdebit?order=${order}`);
      await other.getByLabel(debit.code).fill(code);
      await page.getByLabel(debit.code).fill(code);
      await loseAnswer(page, '**/api/direct-debit-sms.php');
      await Promise.all([buyButton(page).dblclick(), buyButton(other).dblclick()]);
      await expect(announced).toBeVisible();
      await expect(other.getByText(debit.steps.announced, { exact: true })).toBeVisible();
    });

    await page.reload();
    await expect(announced).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(announced).toBeVisible();
    expect(await ordersOf(context.request)).toEqual(['completed']);
    expect(await creditsOf(context.request)).toBe(before + 100);
  });
});
