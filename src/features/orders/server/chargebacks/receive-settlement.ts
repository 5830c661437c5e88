import type { Tx } from '#platform/server/db/open-database.ts';
import { book, type BookEntry } from '#features/accounting/server/index.ts';
import { lockChargeback } from './chargeback-repo.ts';
import type { OrderRow } from '../order/order-repo.ts';
import { startMoneyBack } from '../refunds/start-money-back.ts';
import { setSettledBy } from './debt-repo.ts';
import { refreshFreeze } from './refresh-freeze.ts';

/**
 * A payment for a debt has arrived. If the debt is no longer open, because it was paid or the bank returned the money, this payment is
 * paid back.
 */
export async function receiveSettlement(tx: Tx, { id, userId, settles, total, provider }: OrderRow, now: Date): Promise<void> {
  if (settles === null) return;
  const chargeback = await lockChargeback(tx, settles);
  const owed =
    chargeback !== null &&
    chargeback.state === 'open' &&
    chargeback.settledBy === null &&
    chargeback.writtenOffAt === null &&
    chargeback.receivable === total.amount;
  const entries: BookEntry[] = [
    { account: 'clearing', order: id, provider, amount: total.amount },
    owed ? { account: 'receivables', order: settles, amount: -total.amount } : { account: 'refunds', order: id, amount: -total.amount },
  ];
  await book(tx, { kind: 'settlement', order: id, currency: total.currency, key: `settlement:${id}`, entries }, now);
  if (owed) await setSettledBy(tx, chargeback, id);
  else await startMoneyBack(tx, id, total, now);
  await refreshFreeze(tx, userId);
}
