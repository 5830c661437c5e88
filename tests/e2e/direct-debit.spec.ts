import type { BrowserContext, Page } from '@playwright/test';
import { messages as payments } from '#features/payments/messages/de.ts';
import { expect, expectAccessible, screens, test, tick, untilInteractive, visit } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/e2e-account.ts';

const { debit } = payments;
const form = {
  [debit.holder]: 'Mara Albrecht',
  [debit.street]: 'Zschochersche Straße',
  [debit.houseNumber]: '48',
  [debit.zip]: '04229',
  [debit.city]: 'Leipzig',
  [debit.phone]: '0151 23456789',
};
const iban = 'DE89 3704 0044 0532 0130 00';

async function lastCode(context: BrowserContext): Promise<string> {
  const sent = (await (await context.request.get('/dev/outbox.json')).json()) as { channel: string; text: string; at: string }[];
  const codes = sent.filter(({ channel }) => channel === 'sms').toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return /^\d{6}/.exec(codes[0]?.text ?? '')?.[0] ?? '';
}

const smsCount = async (context: BrowserContext): Promise<number> =>
  ((await (await context.request.get('/dev/outbox.json')).json()) as { channel: string }[]).filter(({ channel }) => channel === 'sms')
    .length;

async function creditsOf(context: BrowserContext): Promise<number> {
  const { user } = (await (await context.request.get('/api/user.php')).json()) as { user: { credits: number } };
  return user.credits;
}

/** From the packages to the page of an order. */
async function toOrder(page: Page): Promise<number> {
  await visit(page, '/credits');
  await page.getByRole('link', { name: payments.shop.next }).click();
  await tick(page.locator('input[type=radio][value=sepa_debit]'));
  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  await page.getByRole('button', { name: debit.next }).click();
  await expect(page).toHaveURL(/\/directdebit\?order=\d+$/);
  return Number(new URL(page.url()).searchParams.get('order'));
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(debit.iban).fill(iban);
  await tick(page.getByRole('checkbox', { name: debit.accept }));
}

test.describe('direct debit on a phone', () => {
  test.use({ viewport: screens.phone });

  test('leads from the form by a code to credits, and back when the bank returns the debit', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    const before = await creditsOf(context);
    const order = await toOrder(page);
    await untilInteractive(page);

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
    await fillIn(page);
    await expect(page.getByText('Commerzbank, Deutschland')).toBeVisible();

    // The first answer is lost on the way: the form sent again gets the same code.
    const sms = await smsCount(context);
    await page.route(
      '**/api/directdebit.php',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 408 });
      },
      { times: 1 },
    );
    const codeTitle = page.getByRole('heading', { name: debit.codeTitle });
    await page.getByRole('button', { name: debit.sendCode }).dblclick();
    await expect.poll(() => smsCount(context)).toBe(sms + 1);
    await expect(async () => {
      if (!(await codeTitle.isVisible())) await page.getByRole('button', { name: debit.sendCode }).click();
      await expect(codeTitle).toBeFocused({ timeout: 2000 });
    }).toPass();
    expect(await smsCount(context)).toBe(sms + 1);
    await page.reload();
    await untilInteractive(page);
    await expectAccessible(page);

    const code = await lastCode(context);
    await page.getByLabel(debit.code).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: payments.checkout.buy }).click();
    await expect(page.getByText('Code ungültig')).toBeVisible();
    await expect(page.getByText('noch 4 von 5 Versuchen')).toBeVisible();
    await page.getByLabel(debit.code).fill(code);
    await page.getByRole('button', { name: payments.checkout.buy }).dblclick();
    await expect(page.getByRole('heading', { name: 'Credits sind da. Abgebucht wird später.' })).toBeVisible();
    expect(await creditsOf(context)).toBeGreaterThan(before);
    await expectAccessible(page);
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(debit.steps.announced, { exact: true })).toBeVisible();

    expect((await context.request.post('/dev/direct-debit-return', { data: { order } })).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { name: debit.done.returned })).toBeVisible();
    expect(await creditsOf(context)).toBe(before);
    await toOrder(page);
    await expect(page.getByText(debit.blockedTitle)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: debit.otherWay }).last().click();
    await expect(page).toHaveURL(/\/credits\/\d+$/);
  });

  test('without an order says how to get there', async ({ page, context }) => {
    await newAccount(context, 'Mara');
    await visit(page, '/directdebit');
    await expectAccessible(page);
    await page.getByRole('link', { name: payments.list.buy }).click();
    await expect(page).toHaveURL('/credits');
  });
});
