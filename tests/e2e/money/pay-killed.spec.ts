import type { Page } from '@playwright/test';
import { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import { messages as payments } from '#features/orders/messages/de.ts';
import { expect, onlyWhole, screens, tick, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { fileOfChunk } from '#tests/support/browser/built-chunks.ts';
import { moveClock, newAccount } from '#tests/support/browser/account.ts';
import { fillIn, lastCode, newPayer, toDebit } from '#tests/support/browser/debit.ts';
import { agreeAndBuy, buyButton, creditsOf, openCheckout, order, ordersOf, sandbox } from '#tests/support/browser/shop.ts';
import { killBeforeResponse, type KilledSite, test } from '#tests/support/browser/killed-site.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const bought = /100 Credits/;

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

/** Pays; the server is killed after the charge and before its answer, and no webhook comes. */
async function payWithoutResponse(page: Page, button: string, site: KilledSite): Promise<void> {
  await page.locator('summary').click();
  await page.locator('input[name=delivery][value=lost]').check();
  await killBeforeResponse(page, '**/sandbox/pay/**', site);
  await page.getByRole('button', { name: button }).click({ noWaitAfter: true });
  await expect.poll(() => site.isUp()).toBe(false);
  await site.start();
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(`the server is killed (${name})`, { tag: viewport === screens.phone ? [] : onlyWhole }, () => {
    test.use({ viewport });
    // The next test has a server again, whatever became of this one.
    test.beforeEach(async ({ site, context }) => {
      await site.start();
      await newAccount(context, 'Mara');
    });
    test.afterEach(({ site }) => site.start());

    test('before the order, and again after it and before its answer: it is one order', async ({ page, context, site }) => {
      await openCheckout(page, 'paypal');
      await tick(page.getByRole('checkbox', { name: /sofort/ }));
      await untilAllLoaded(page);
      await site.kill();
      await killBeforeResponse(page, '**/api/order.php', site);
      await buyButton(page).click();
      await site.start();
      await buyUntil(page, () => expect(site.isUp()).toBe(false));
      await site.start();
      await buyUntil(page, () => expect(page).toHaveURL(/\/sandbox\/pay\//, { timeout: 2000 }));
      expect(await ordersOf(context.request)).toEqual(['loading']);
    });

    test('after the charge, of which no webhook ever comes: the open page follows, and it is charged once', async ({
      page,
      context,
      site,
    }) => {
      const before = await creditsOf(context.request);
      await order(page, 'paypal');
      await payWithoutResponse(page, sandbox.pay, site);
      await visit(page, '/transactions');
      await expect(page.getByText(payments.states.loading)).toBeVisible();
      await page.getByRole('link', { name: bought }).click();
      await expect(page.getByRole('heading', { name: payments.result.loading })).toBeVisible();
      await untilInteractive(page);
      await untilAllLoaded(page);
      // Once more while the result is awaited.
      await site.kill();
      await expect(page.getByRole('heading', { name: payments.result.loading })).toBeVisible();
      await site.start();
      expect(await creditsOf(context.request)).toBe(before);
      await moveClock(context.request, 16 * 60);
      await moveClock(context.request, 60);
      await expect(page.getByRole('heading', { name: bought })).toBeVisible({ timeout: 90_000 });
      expect(await ordersOf(context.request)).toEqual(['completed']);
      expect(await creditsOf(context.request)).toBe(before + 100);
      await site.expectBooks();
    });

    const kept = name === 'phone' ? 'card' : 'paypal';
    test(`after the charge of a kept ${kept}, before its answer: asked again, it charges nothing`, async ({ page, context, site }) => {
      const before = await creditsOf(context.request);
      await openCheckout(page, kept);
      await tick(page.getByRole('checkbox', { name: payments.savedMethods.remember[kept] }));
      await agreeAndBuy(page);
      await page.getByRole('button', { name: sandbox.pay }).click();
      await expect(page.getByRole('heading', { name: bought })).toBeVisible();
      await visit(page, '/credits/repeat-order');
      await tick(page.getByRole('checkbox', { name: /sofort/ }));
      await untilAllLoaded(page);
      await killBeforeResponse(page, '**/api/order.php', site);
      await buyButton(page).click();
      await expect.poll(() => site.isUp()).toBe(false);
      await site.start();
      await buyUntil(page, () => expect(page.getByRole('heading', { name: bought })).toBeVisible({ timeout: 2000 }));
      expect(await ordersOf(context.request)).toEqual(['completed', 'completed']);
      expect(await creditsOf(context.request)).toBe(before + 200);
      await site.expectBooks();
    });
  });

test.describe('the server is killed (phone)', () => {
  test.use({ viewport: screens.phone });
  test.beforeEach(({ site }) => site.start());
  test.afterEach(({ site }) => site.start());

  test('between the code of a direct debit and its answer: confirmed again, it is one debit', async ({ page, context, site }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context.request);
    const payer = newPayer();
    await toDebit(page);
    await fillIn(page, payer);
    await page.getByRole('button', { name: directDebit.debit.sendCode }).click();
    await expect(page.getByRole('heading', { name: directDebit.debit.codeTitle })).toBeVisible();
    await untilAllLoaded(page);
    await page.getByLabel(directDebit.debit.code).fill(await lastCode(context, payer));
    await killBeforeResponse(page, '**/api/direct-debit-sms.php', site);
    await buyButton(page).click();
    await expect.poll(() => site.isUp()).toBe(false);
    await site.start();
    await buyUntil(page, () => expect(page.getByText(directDebit.debit.steps.announced, { exact: true })).toBeVisible({ timeout: 2000 }));
    expect(await ordersOf(context.request)).toEqual(['completed']);
    expect(await creditsOf(context.request)).toBe(before + 100);
    await site.expectBooks();
  });
});
