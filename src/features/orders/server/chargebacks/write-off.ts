import { sql } from 'kysely';
import { userId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { vatIn } from '#features/shop/contract/vat.ts';
import { book, type WriteOffRefusal } from '#features/accounting/server/index.ts';
import { findOpenSettlement } from './debt-repo.ts';
import { refreshFreeze } from './refresh-freeze.ts';
import { lockOrder } from '../order/order-repo.ts';
import { lockChargeback, setWrittenOff } from './chargeback-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Writes off the debt of an order that nobody pays: removes it with its VAT from the books, stops asking for it, and ends its freeze.
 * Also works for an order whose buyer is gone. Returns the amount. `within`: a transaction of the caller.
 */
export async function writeOff({ db, clock }: Deps, order: number, within?: Tx): Promise<Result<Money, WriteOffRefusal>> {
  const now = clock.now();
  const work = async (tx: Tx): Promise<Result<Money, WriteOffRefusal>> => {
    const locked = await lockOrder(tx, order);
    const owed = await lockChargeback(tx, order);
    const sold = await findSold(tx, order);
    if (owed === null || sold === null || owed.state !== 'open' || owed.settledBy !== null || owed.writtenOffAt !== null)
      return fail('nothing_owed', { order });
    const amount = { amount: owed.receivable, currency: sold.currency };
    if (amount.amount === 0) return fail('nothing_owed', { order });
    if ((await findOpenSettlement(tx, { order, amount }, null)) !== null) return fail('being_paid', { order });
    const vat = vatIn(amount.amount, sold.vatRate);
    await setWrittenOff(tx, owed, vat, now);
    const { country, vatRate, currency } = sold;
    const entries = [
      { account: 'written_off', order, amount: amount.amount - vat },
      { account: 'vat', order, country, vatRate, amount: vat },
      { account: 'receivables', order, amount: -amount.amount },
    ] as const;
    await book(tx, { kind: 'write_off', order, currency, key: `write-off:${order}#${owed.round}`, entries }, now);
    if (locked !== null) await refreshFreeze(tx, userId(locked.userId));
    return ok(amount);
  };
  return within === undefined ? transact(db, work) : work(within);
}

/** The country and VAT rate of an order's sale, also when its buyer is gone. */
async function findSold(tx: Tx, order: number): Promise<{ country: string; vatRate: number; currency: string } | null> {
  const { rows } = await sql<{ country: string; vat_rate: number; currency: string }>`
    SELECT country, vat_rate, currency FROM book_orders WHERE order_id = ${order}`.execute(tx);
  const [row] = rows;
  return row ? { country: row.country, vatRate: row.vat_rate, currency: row.currency } : null;
}
