import type { BrowserContext, Page } from '@playwright/test';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, screens, test, untilInteractive } from './browser.ts';
import { newAccount } from './account.ts';
import { creditsOf, order, pay, pressPay, sandbox } from './shop.ts';

/** A method of payment with a country in which it is offered. */
interface Way {
  readonly country: string;
  readonly method: PaymentMethod;
  /** The first of its face is declined before it is paid; of the others the time runs out. */
  readonly declined?: true;
  /** The button that pays. */
  readonly button?: string;
}

interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** What every way to pay is tested for: on a phone, and on a desktop. */
export function testWays(ways: readonly Way[]): void {
  test.describe('on a phone', () => {
    test.use({ viewport: screens.phone });

    for (const way of ways) {
      test(`${way.method} in ${way.country} is not paid at first, and then leads from the packages to credits`, async ({
        page,
        context,
      }) => {
        await payAtSecondTry({ page, context }, way);
      });
    }
  });

  test.describe('on a desktop', () => {
    test.use({ viewport: screens.desktop });

    for (const way of ways) {
      test(`${way.method} in ${way.country} is under way, paid while its page is open, and taken back by the bank`, async ({
        page,
        context,
      }) => {
        await payAndTakeBack({ page, context }, way);
      });
    }
  });
}

/** The first order is not paid, the second one leads to credits. */
async function payAtSecondTry({ page, context }: Reader, { country, method, declined, button }: Way): Promise<void> {
  await newAccount(context, 'Mara', { country });
  const before = await creditsOf(context.request);
  await order(page, method);
  if (declined) await expectAccessible(page);
  await page.getByRole('button', { name: declined ? sandbox.decline : sandbox.expire }).click();
  await expect(page.getByRole('heading', { name: orders.result.failed })).toBeVisible();
  expect(await creditsOf(context.request)).toBe(before);
  await order(page, method);
  await pay(page, { method, button });
  await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();
  expect(await creditsOf(context.request)).toBe(before + 100);
}

/** The order is paid while its page is open, and the bank takes the money back. */
async function payAndTakeBack({ page, context }: Reader, { country, method, button }: Way): Promise<void> {
  await newAccount(context, 'Mara', { country });
  const before = await creditsOf(context.request);
  await order(page, method);
  const provider = await context.newPage();
  await provider.goto(page.url());
  await page.getByRole('button', { name: sandbox.wait }).click();
  await expect(page.getByRole('heading', { name: orders.result.pending })).toBeVisible();
  await untilInteractive(page);
  const payment = provider.url();
  await provider.reload();
  await pressPay(provider, { method, button });
  await expect(page.getByRole('heading', { name: /100 Credits/ })).toBeVisible();
  expect(await creditsOf(context.request)).toBe(before + 100);
  await provider.goto(payment);
  await provider.locator('button:is([value=returned], [value=charged_back])').click();
  // The page that is open follows, and the welcome discount does not come back.
  await expect(page.getByRole('heading', { name: orders.returned.chargeback })).toBeVisible();
  await expect(page.locator('#page-alert .bonus-row')).toHaveCount(0);
  expect(await creditsOf(context.request)).toBe(before);
}
