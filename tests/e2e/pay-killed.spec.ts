import type { Page } from '@playwright/test';
import { messages as payments } from '#features/payments/messages/de.ts';
import { expect, screens, tick, untilInteractive, visit } from '#tests/support/browser.ts';
import { fileOfChunk } from '#tests/support/built-chunks.ts';
import { moveClock, newAccount } from '#tests/support/e2e-account.ts';
import { agreeAndBuy, creditsOf, openCheckout, ordersOf, sandbox } from '#tests/support/e2e-shop.ts';
import { killBeforeAnswer, test } from '#tests/support/killed-site.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const bought = /100 Credits/;
const buyButton = (page: Page) => page.getByRole('button', { name: payments.checkout.buy });

/** What a page loads a second after it is there would be missed when the server goes meanwhile. */
async function untilAllLoaded(page: Page): Promise<void> {
  const last = fileOfChunk('offline');
  await expect
    .poll(() => page.evaluate((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)), last))
    .toBe(true);
}

/** The page asks again by itself for half a minute; whoever taps again then means the same order. */
const buyUntil = (page: Page, isThere: () => unknown): Promise<void> =>
  expect(async () => {
    const button = buyButton(page);
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click({ timeout: 1000 });
    await isThere();
  }).toPass({ timeout: 120_000 });

for (const [name, viewport] of Object.entries(screens))
  test.describe(`the server is killed (${name})`, () => {
    test.use({ viewport });
    // The next test has a server again, whatever became of this one.
    test.beforeEach(async ({ site, context }) => {
      await site.start();
      await newAccount(context, 'Mara');
    });
    test.afterEach(({ site }) => site.start());

    test('at each step of a purchase: it goes on, is charged once, and each page says what is', async ({ page, context, site }) => {
      const before = await creditsOf(context.request);
      await openCheckout(page, 'paypal');
      await tick(page.getByRole('checkbox', { name: /sofort/ }));
      await untilAllLoaded(page);

      await test.step('before the order, and again after it and before its answer: it is one order', async () => {
        await site.kill();
        await killBeforeAnswer(page, '**/api/order.php', site);
        await buyButton(page).click();
        await site.start();
        await buyUntil(page, () => expect(site.isUp()).toBe(false));
        await site.start();
        await buyUntil(page, () => expect(page).toHaveURL(/\/sandbox\/pay\//, { timeout: 2000 }));
        expect(await ordersOf(context.request)).toEqual(['loading']);
      });

      await test.step('after the charge, of which no webhook ever comes', async () => {
        await page.locator('summary').click();
        await page.locator('input[name=delivery][value=lost]').check();
        await killBeforeAnswer(page, '**/sandbox/pay/**', site);
        await page.getByRole('button', { name: sandbox.pay }).click({ noWaitAfter: true });
        await expect.poll(() => site.isUp()).toBe(false);
        await site.start();
        await visit(page, '/transactions');
        await expect(page.getByText(payments.states.loading)).toBeVisible();
        await page.getByRole('link', { name: bought }).click();
        await expect(page.getByRole('heading', { name: payments.result.loading })).toBeVisible();
        await untilInteractive(page);
        await untilAllLoaded(page);
      });

      await test.step('while the result is awaited, which then comes by itself', async () => {
        await site.kill();
        await expect(page.getByRole('heading', { name: payments.result.loading })).toBeVisible();
        await site.start();
        expect(await creditsOf(context.request)).toBe(before);
        await moveClock(context.request, 16 * 60);
        await moveClock(context.request, 60);
        await expect(page.getByRole('heading', { name: bought })).toBeVisible({ timeout: 90_000 });
      });

      expect(await ordersOf(context.request)).toEqual(['completed']);
      expect(await creditsOf(context.request)).toBe(before + 100);
      await site.expectBooks();
    });

    test('after the charge of a kept account, before its answer: asked again, it charges nothing', async ({ page, context, site }) => {
      const before = await creditsOf(context.request);
      await openCheckout(page, 'paypal');
      await tick(page.getByRole('checkbox', { name: payments.means.remember.paypal }));
      await agreeAndBuy(page);
      await page.getByRole('button', { name: sandbox.pay }).click();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      await visit(page, '/credits/repeat-order');
      await tick(page.getByRole('checkbox', { name: /sofort/ }));
      await untilAllLoaded(page);
      await killBeforeAnswer(page, '**/api/order.php', site);
      await buyButton(page).click();
      await expect.poll(() => site.isUp()).toBe(false);
      await site.start();
      await buyUntil(page, () => expect(page.getByRole('heading', { name: bought })).toBeVisible({ timeout: 2000 }));
      expect(await ordersOf(context.request)).toEqual(['completed', 'completed']);
      expect(await creditsOf(context.request)).toBe(before + 200);
      await site.expectBooks();
    });
  });
