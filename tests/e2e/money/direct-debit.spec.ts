import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import { messages as orders } from '#features/orders/messages/de.ts';
import { expect, expectAccessible, onlyWhole, screens, test, untilInteractive, visit } from '#tests/support/browser/browser.ts';
import { newAccount } from '#tests/support/browser/account.ts';
import { debitAddress, fillIn, lastCode, newPayer, type Payer, smsTo, toDebit } from '#tests/support/browser/debit.ts';
import { creditsOf } from '#tests/support/browser/shop.ts';

const { debit } = directDebit;

/** Buys credits by direct debit without the pages. */
async function buyByDebit(context: BrowserContext, payer: Payer, credits: number): Promise<void> {
  const { request } = context;
  const { packages } = (await (await request.get('/api/packages.php')).json()) as { packages: { id: number; credits: number }[] };
  const id = packages.find((one) => one.credits === credits)?.id;
  const body = { package: id, method: 'sepa_debit', client_id: randomUUID(), start_consent: startConsentVersion };
  const { order } = (await (await request.post('/api/order.php', { data: body })).json()) as { order: { id: number } };
  const form = { account_holder: 'Mara Albrecht', ...debitAddress, ...payer };
  const sent = await request.post('/api/direct-debit.php', { data: { order: order.id, client_id: randomUUID(), form } });
  expect(sent.status(), await sent.text()).toBe(200);
  const code = await lastCode(context, payer);
  expect((await request.post('/api/direct-debit-sms.php', { data: { order: order.id, code } })).status()).toBe(200);
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(`direct debit (${name})`, { tag: viewport === screens.phone ? [] : onlyWhole }, () => {
    test.use({ viewport });

    test('leads from the form by a code to credits, and back when the bank returns the debit', async ({ page, context }) => {
      await newAccount(context, 'Mara');
      const payer = newPayer();
      const before = await creditsOf(context.request);
      const order = await toDebit(page);

      await page.getByRole('button', { name: debit.sendCode }).click();
      await expect(page.getByLabel(debit.holder)).toBeFocused();
      await expect(page.getByText(debit.acceptMissing)).toBeVisible();
      const field = page.getByLabel(debit.iban);
      await field.fill('DE89 3704 0044 05');
      await expect(page.getByText('14 von 22 Stellen')).toBeVisible();
      await field.fill('DE98 3704 0044 0532 0130 00');
      await expect(page.getByText(debit.ibanSwapped)).toBeVisible();
      await field.fill('GB29 NWBK 6016 1331 9268 19');
      await expect(page.getByText('können wir nicht einziehen')).toBeVisible();
      await expectAccessible(page);
      await fillIn(page, payer);
      await expect(page.getByText('Commerzbank, Deutschland')).toBeVisible();

      // The first answer is lost on the way: the form sent again gets the same code.
      await page.route(
        '**/api/direct-debit.php',
        async (route) => {
          await route.fetch();
          await route.fulfill({ status: 408 });
        },
        { times: 1 },
      );
      const codeTitle = page.getByRole('heading', { name: debit.codeTitle });
      await page.getByRole('button', { name: debit.sendCode }).dblclick();
      await expect.poll(() => smsTo(context, payer)).toHaveLength(1);
      await expect(async () => {
        if (!(await codeTitle.isVisible())) await page.getByRole('button', { name: debit.sendCode }).click();
        await expect(codeTitle).toBeFocused({ timeout: 2000 });
      }).toPass();
      expect(await smsTo(context, payer)).toHaveLength(1);
      await page.reload();
      await untilInteractive(page);
      await expectAccessible(page);

      const code = await lastCode(context, payer);
      await page.getByLabel(debit.code).fill(code === '000000' ? '000001' : '000000');
      await page.getByRole('button', { name: orders.checkout.buy }).click();
      await expect(page.getByText('Code ungültig')).toBeVisible();
      await expect(page.getByText('noch 4 von 5 Versuchen')).toBeVisible();
      await page.getByLabel(debit.code).fill(code);
      await page.getByRole('button', { name: orders.checkout.buy }).dblclick();
      await expect(page.getByRole('heading', { name: 'Credits sind da. Wir buchen später ab.' })).toBeVisible();
      expect(await creditsOf(context.request)).toBeGreaterThan(before);
      await expectAccessible(page);
      await page.goBack();
      await page.goForward();
      await expect(page.getByText(debit.steps.announced, { exact: true })).toBeVisible();

      expect((await context.request.post('/dev/direct-debit-return', { data: { order } })).status()).toBe(200);
      // The page that is open follows.
      await expect(page.getByRole('heading', { name: debit.done.returned })).toBeVisible();
      await expect(page.locator('.debit-steps li').filter({ hasText: debit.steps.returned })).toHaveClass('failed');
      expect(await creditsOf(context.request)).toBe(before);
      await visit(page, `/transactions/${order}`);
      await expect(page.getByRole('heading', { name: orders.returned.chargeback })).toBeVisible();
      await expectAccessible(page);
      await toDebit(page);
      await expect(page.getByText(debit.blockedTitle)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: debit.otherWay }).last().click();
      await expect(page).toHaveURL(/\/credits\/\d+$/);
    });

    test('says that a first debit has to be collected before the next, and how else it goes on', async ({ page, context }) => {
      await newAccount(context, 'Mara');
      const payer = newPayer();
      await buyByDebit(context, payer, 40);
      await toDebit(page);
      await fillIn(page, payer);
      await page.getByRole('button', { name: debit.sendCode }).click();
      await expect(page.getByText(directDebit.errors.first_debit_open)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: debit.otherWay }).last().click();
      await expect(page).toHaveURL(/\/credits\/\d+$/);
    });

    test('without an order says how to get there', async ({ page, context }) => {
      await newAccount(context, 'Mara');
      await visit(page, '/directdebit');
      await expectAccessible(page);
      await page.getByRole('link', { name: orders.list.buy }).click();
      await expect(page).toHaveURL('/credits');
    });
  });
