import type { Page } from '@playwright/test';
import { messages as payments } from '#features/payments/messages/de.ts';
import { expect, onlyWhole, screens, tick, untilInteractive, visit } from '#tests/support/browser.ts';
import { fileOfChunk } from '#tests/support/built-chunks.ts';
import { moveClock, newAccount } from '#tests/support/e2e-account.ts';
import { fillIn, lastCode, newPayer, toDebit } from '#tests/support/e2e-debit.ts';
import { agreeAndBuy, buyButton, creditsOf, openCheckout, order, ordersOf, sandbox } from '#tests/support/e2e-shop.ts';
import { killBeforeAnswer, type KilledSite, test } from '#tests/support/killed-site.ts';

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
async function payUnanswered(page: Page, button: string, site: KilledSite): Promise<void> {
  await page.locator('summary').click();
  await page.locator('input[name=delivery][value=lost]').check();
  await killBeforeAnswer(page, '**/sandbox/pay/**', site);
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
        await payUnanswered(page, sandbox.pay, site);
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

    const kept = name === 'phone' ? 'card' : 'paypal';
    test(`after the charge of a kept ${kept}, before its answer: asked again, it charges nothing`, async ({ page, context, site }) => {
      const before = await creditsOf(context.request);
      await openCheckout(page, kept);
      await tick(page.getByRole('checkbox', { name: payments.means.remember[kept] }));
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

// PayPal goes through each step above. The page of the sandbox has these other faces; the same one have: a card all kinds of
// cards, iDEAL other banks (Bancontact, EPS, P24, TWINT), Swish other apps (MobilePay, Vipps).
const faces = [
  { method: 'card', country: 'DE', button: sandbox.pay },
  { method: 'ideal', country: 'NL', button: sandbox.pay },
  { method: 'swish', country: 'SE', button: sandbox.app },
  { method: 'bank_transfer', country: 'DE', button: sandbox.arrived },
] as const;

test.describe('the server is killed (phone)', () => {
  test.use({ viewport: screens.phone });
  test.beforeEach(({ site }) => site.start());
  test.afterEach(({ site }) => site.start());

  test('between payments and their webhooks, which never come: each order is completed once', async ({ browser, request, site }) => {
    // A new server has the right time again: the clock that a test moves ends with its process.
    await site.kill();
    await site.start();
    const paid = await Promise.all(
      faces.map(async ({ method, country, button }) => {
        const context = await browser.newContext({
          baseURL: site.address,
          locale: 'de-DE',
          serviceWorkers: 'block',
          viewport: screens.phone,
        });
        await newAccount(context, 'Mara', { country });
        const before = await creditsOf(context.request);
        const page = await context.newPage();
        await order(page, method);
        await page.locator('summary').click();
        await page.locator('input[name=delivery][value=lost]').check();
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { name: payments.result.loading })).toBeVisible();
        return { context, page, before };
      }),
    );
    await site.kill();
    await site.start();
    await moveClock(request, 17 * 60);
    for (const { context, page, before } of paid) {
      await expect.poll(() => ordersOf(context.request)).toEqual(['completed']);
      // The page that is open follows by itself.
      await expect(page.getByRole('heading', { name: bought })).toBeVisible({ timeout: 90_000 });
      expect(await creditsOf(context.request)).toBe(before + 100);
      await context.close();
    }
    await site.expectBooks();
  });

  test('between the code of a direct debit and its answer: confirmed again, it is one debit', async ({ page, context, site }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context.request);
    const payer = newPayer();
    await toDebit(page);
    await fillIn(page, payer);
    await page.getByRole('button', { name: payments.debit.sendCode }).click();
    await expect(page.getByRole('heading', { name: payments.debit.codeTitle })).toBeVisible();
    await untilAllLoaded(page);
    await page.getByLabel(payments.debit.code).fill(await lastCode(context, payer));
    await killBeforeAnswer(page, '**/api/direct-debit-sms.php', site);
    await buyButton(page).click();
    await expect.poll(() => site.isUp()).toBe(false);
    await site.start();
    await buyUntil(page, () => expect(page.getByText(payments.debit.steps.announced, { exact: true })).toBeVisible({ timeout: 2000 }));
    expect(await ordersOf(context.request)).toEqual(['completed']);
    expect(await creditsOf(context.request)).toBe(before + 100);
    await site.expectBooks();
  });
});
