import { randomUUID } from 'node:crypto';
import type { Money } from '#platform/contract/money.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { insertRefund } from './refund-repo.ts';

/** Starts a refund of an order that delivered no credits. The job asks its provider; the caller books it to the account `refunds`. */
export async function startMoneyBack(tx: Tx, order: number, amount: Money, now: Date): Promise<void> {
  const refund = { id: randomUUID(), order, credits: 0, days: 0, amount, vat: 0, goodwill: 0, state: 'requested', createdAt: now } as const;
  await insertRefund(tx, refund, randomUUID(), { cause: 'not_owed' });
}
