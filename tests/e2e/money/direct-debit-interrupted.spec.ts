import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import { expect, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { fillIn, lastCode, newPayer, type Payer, smsTo, toDebit } from '#tests/support/browser/debit.ts';
import { buyButton, creditsOf, ordersOf } from '#tests/support/browser/shop.ts';
import { loseResponse } from '#tests/support/browser/lost-calls.ts';

const { debit } = directDebit;
/** Credits that a new account has. */
let given = 0;

test.use({ viewport: screens.phone });
test.beforeEach(async ({ context }) => {
  await newAccount(context, 'Mara');
  given = await creditsOf(context.request);
});

const announced = (page: Page) => page.getByText(debit.steps.announced, { exact: true });

async function sendForm(page: Page, payer: Payer): Promise<void> {
  await fillIn(page, payer);
  await page.getByRole('button', { name: debit.sendCode }).dblclick();
  await expect(page.getByRole('heading', { name: debit.codeTitle })).toBeVisible();
}

/** Types the code that was sent to the telephone; it is to be confirmed. */
async function typeCode(page: Page, context: BrowserContext, payer: Payer): Promise<void> {
  await page.getByLabel(debit.code).fill(await lastCode(context, payer));
}

async function expectOneDebit(request: APIRequestContext): Promise<void> {
  expect(await ordersOf(request)).toEqual(['completed']);
  expect(await creditsOf(request)).toBe(given + 100);
}

test('an order by direct debit whose answer is lost goes on after a reload and Back', async ({ page, context }) => {
  await loseResponse(page, '**/api/order.php');
  const order = await toDebit(page);
  await page.reload();
  await untilInteractive(page);
  await page.goBack();
  await untilInteractive(page);
  await page.getByRole('link', { name: orders.result.pay }).click();
  await expect(page).toHaveURL(`/directdebit?order=${order}`);
  expect(await ordersOf(context.request)).toHaveLength(1);
});

test('the form of a direct debit that is tapped twice, and whose answer is lost, sends one code', async ({ page, context }) => {
  const payer = newPayer();
  await toDebit(page);
  await loseResponse(page, '**/api/direct-debit.php');
  await sendForm(page, payer);
  expect(await smsTo(context, payer)).toHaveLength(1);
});

test('a code that two tabs confirm, one of them without an answer, is one debit', async ({ page, context }) => {
  const payer = newPayer();
  const order = await toDebit(page);
  await sendForm(page, payer);
  await typeCode(page, context, payer);
  const other = await context.newPage();
  await visit(other, `/directdebit?order=${order}`);
  await typeCode(other, context, payer);
  await loseResponse(page, '**/api/direct-debit-sms.php');
  await Promise.all([buyButton(page).dblclick(), buyButton(other).dblclick()]);
  for (const tab of [page, other]) await expect(announced(tab)).toBeVisible();
  await expectOneDebit(context.request);
});

test('a confirmed direct debit stays so after a reload, Back and Forward', async ({ page, context }) => {
  const payer = newPayer();
  await toDebit(page);
  await sendForm(page, payer);
  await typeCode(page, context, payer);
  await buyButton(page).click();
  await expect(announced(page)).toBeVisible();
  await page.reload();
  await expect(announced(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(announced(page)).toBeVisible();
  await expectOneDebit(context.request);
});
