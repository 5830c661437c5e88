import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { messages as orders } from '#features/orders/messages/de.ts';
import { messages as directDebit } from '#features/direct-debit/messages/de.ts';
import { expect, tick, untilInteractive } from './browser.ts';
import { openCheckout } from './shop.ts';
import { ibanOf } from '../money/iban.ts';
import { sentTo } from './outbox.ts';

const { debit } = directDebit;

/** An account and a telephone of the test's own. */
export const newPayer = () => ({ iban: ibanOf(randomInt(1e10)), phone: `+49151${randomInt(1e7, 1e8)}` });
export type Payer = ReturnType<typeof newPayer>;

export const debitAddress = { street: 'Zschochersche Straße', house_number: '48', zip: '04229', city: 'Leipzig' };
const filledIn = [
  [debit.holder, 'Mara Albrecht'],
  [debit.street, debitAddress.street],
  [debit.houseNumber, debitAddress.house_number],
  [debit.zip, debitAddress.zip],
  [debit.city, debitAddress.city],
] as const;

/** The texts that were sent to a telephone, newest first. */
export async function smsTo(context: BrowserContext, { phone }: Payer): Promise<string[]> {
  return (await sentTo(context.request, phone)).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).map(({ text }) => text);
}

export const lastCode = async (context: BrowserContext, payer: Payer): Promise<string> =>
  /^\d{6}/.exec((await smsTo(context, payer))[0] ?? '')?.[0] ?? '';

/** From the packages to the page of an order. */
export async function toDebit(page: Page): Promise<number> {
  await openCheckout(page, 'sepa_debit');
  await tick(page.getByRole('checkbox', { name: /sofort/ }));
  await page.getByRole('button', { name: orders.debit.next }).click();
  await expect(page).toHaveURL(/\/directdebit\?order=\d+$/);
  await untilInteractive(page);
  return Number(new URL(page.url()).searchParams.get('order'));
}

export async function fillIn(page: Page, { iban, phone }: Payer): Promise<void> {
  for (const [label, value] of [...filledIn, [debit.phone, phone] as const]) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(debit.iban).fill(iban);
  await tick(page.getByRole('checkbox', { name: debit.accept }));
}
