import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, tick, visit } from './browser.ts';

/** How the sandbox's page is worded in German. */
export const sandbox = {
  pay: 'Bezahlen',
  decline: 'Ablehnen',
  app: 'In der App bestätigen',
  arrived: 'Das Geld ist da',
  wait: 'Ausstehend lassen',
  expire: 'Zeit ablaufen lassen',
};

/** From the packages to the checkout with a chosen method. */
export async function openCheckout(page: Page, method: PaymentMethod): Promise<void> {
  await visit(page, '/credits');
  await page.getByRole('link', { name: orders.shop.next }).click();
  await tick(page.locator(`input[type=radio][value=${method}]`));
}

export const buyButton = (page: Page): Locator => page.getByRole('button', { name: orders.checkout.buy });

/** Asks for the credits at once, and orders. */
export async function agreeAndBuy(page: Page): Promise<void> {
  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  await buyButton(page).click();
}

/** From the packages to the payment page of the method. */
export async function order(page: Page, method: PaymentMethod): Promise<void> {
  await openCheckout(page, method);
  await agreeAndBuy(page);
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

interface Payment {
  readonly method: PaymentMethod;
  /** The button of the method's face that pays. */
  readonly button?: string | undefined;
}

/** Pays on the sandbox's page; money that is transferred arrives later. */
export async function pay(page: Page, payment: Payment): Promise<void> {
  if (payment.method === 'bank_transfer') {
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: sandbox.wait }).click();
    await expect(page.getByRole('heading', { name: orders.result.pending })).toBeVisible();
    await page.goto('/sandbox/payments');
    await page.locator(`a[href$="${pathname}"]`).click();
  }
  await pressPay(page, payment);
}

/** Presses the button of the sandbox's page that pays. */
export async function pressPay(page: Page, { method, button = sandbox.pay }: Payment): Promise<void> {
  if (method === 'blik') await page.getByLabel('Code, sechs Ziffern').fill('123456');
  await page.getByRole('button', { name: button }).click();
}

export async function creditsOf(request: APIRequestContext): Promise<number> {
  const { user } = (await (await request.get('/api/user.php')).json()) as { user: { credits: number } };
  return user.credits;
}

/** The states of all orders, newest first. */
export async function ordersOf(request: APIRequestContext): Promise<string[]> {
  const { orders } = (await (await request.get('/api/transactions.php')).json()) as { orders: { state: string }[] };
  return orders.map(({ state }) => state);
}
