import { randomUUID } from 'node:crypto';
import type { Money } from '#platform/contract/money.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { insertRefund } from './refund-repo.ts';

/** Pays back an order that delivered no credits. The job asks its provider; the caller books it to the account `refunds`. */
export async function startMoneyBack(tx: Tx, order: number, amount: Money, now: Date): Promise<void> {
  await insertRefund(tx, { id: randomUUID(), order, credits: 0, days: 0, amount, state: 'requested', createdAt: now }, randomUUID());
}
