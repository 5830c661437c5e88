import type { Browser, Page } from '@playwright/test';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { messages as common } from '#platform/messages/de.ts';
import { messages as app } from '#app/messages/de.ts';
import { expect, tick, visit } from '#tests/support/browser/browser.ts';
import { answerAccountSteps, openSignup, signupCard, skipOptionalSteps, type Stranger } from '#tests/support/browser/journey.ts';
import type { NewInstallation } from '#tests/support/browser/new-installation.ts';
import { agreeAndBuy, sandbox } from '#tests/support/browser/shop.ts';
import { press } from './set-up.ts';

/** A browser of its own, in German. */
export async function newBrowser(browser: Browser, { address }: NewInstallation, watched: (page: Page) => void): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  watched(page);
  return page;
}

/** Signs up, and goes on by the link of the mail. */
export async function join(page: Page, installation: NewInstallation, stranger: Stranger, gender: 'woman' | 'man'): Promise<void> {
  await visit(page, '/');
  // Whether they are adults.
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await openSignup(page, gender);
  await answerAccountSteps(page, stranger);
  await expect(signupCard(page).getByRole('heading', { name: signup.mail.title })).toBeVisible();
  await page.goto(await installation.linkTo(stranger.email, /\/signup\/confirm\?token=/));
  await press(page, common.action.next);
  await skipOptionalSteps(page, signup.mail.activeTitle);
}

/** Buys a package by card at the provider's page. The order's address. */
export async function buy(page: Page, credits: number): Promise<string> {
  await visit(page, '/credits');
  await tick(page.getByRole('radio', { name: new RegExp(`^${credits} Credits`) }));
  await page.getByRole('link', { name: orders.shop.next }).click();
  await tick(page.locator('input[type=radio][value=card]'));
  await agreeAndBuy(page);
  await page.getByRole('button', { name: sandbox.pay }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`${credits} Credits`) })).toBeVisible();
  return page.url();
}

/** Finds the other one in the search and writes. */
export async function write(page: Page, to: string, text: string): Promise<void> {
  await visit(page, '/members');
  await page
    .getByRole('link', { name: new RegExp(to) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/members\/\d+/);
  await visit(page, `${new URL(page.url()).pathname}/chat`);
  const composer = page.getByRole('textbox', { name: chat.composer.label, exact: true });
  await composer.fill(text);
  await composer.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

/** Finds the message in the list of conversations. */
export async function read(page: Page, from: string, text: string): Promise<void> {
  await visit(page, '/chats');
  await page
    .getByRole('link', { name: new RegExp(from) })
    .first()
    .click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

/** Withdraws by the link at the foot of each page, with the number that the mail about the order has. */
export async function withdraw(page: Page, installation: NewInstallation, { name, email }: Stranger, order: string): Promise<void> {
  await visit(page, '/');
  await page.getByRole('link', { name: app.footer.withdrawal }).first().click();
  await page.getByLabel(orders.withdrawal.name, { exact: true }).fill(name);
  await page.getByLabel(orders.withdrawal.order, { exact: true }).fill(order);
  await expect(page.getByLabel(orders.withdrawal.email, { exact: true })).toHaveValue(email);
  await press(page, orders.withdrawal.next);
  await press(page, orders.withdrawal.confirm);
  await expect(page.getByRole('heading', { name: orders.withdrawal.doneTitle })).toBeVisible();
  await expect
    .poll(() => installation.inbox.received.filter(({ to, source }) => to.includes(email) && source.includes(order)).length)
    .toBeGreaterThan(1);
}
