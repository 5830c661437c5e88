import { transact } from '#platform/server/db/transact.ts';
import { applyEvent, lockChargeback, lockOrder } from '#features/orders/server/index.ts';
import { findDebit, setDebitSettled, setReturned } from './debit-repo.ts';
import type { DebitDeps } from '../deps.ts';
import { failRefunds } from './end-refunds.ts';

type Deps = Pick<DebitDeps, 'db' | 'clock' | 'live'>;

/**
 * The bank returned a debit: charges it back, so that the member owes the spent part, and blocks direct debit for the member until
 * it is settled. False when there is no such debit. Idempotent.
 *
 * @param reason The bank's code; null when it is unknown.
 */
export async function returnDebit(deps: Deps, id: number, reason: string | null = null): Promise<boolean> {
  const now = deps.clock.now();
  const [found, publish] = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const debit = await findDebit(tx, id);
    if (debit === null) return [false, null] as const;
    // The order is erased, so nobody owes anything; but the account is refused for other orders.
    if (!(await setReturned(tx, id, reason, now)) || order === null) return [true, null] as const;
    await failRefunds(tx, order, now);
    const event = {
      id: `returned:${id}`,
      reference: String(id),
      kind: 'charged_back',
      details: { amount: debit.amount, currency: 'EUR' },
    } as const;
    return [true, await applyEvent(tx, order, event, now)] as const;
  });
  publish?.(deps.live);
  return found;
}

/**
 * The member paid all of a returned debit outside the site, such as by a transfer to the company: restores everything, and allows direct
 * debit again. Changes nothing when the member has paid the debt here.
 */
export async function settleReturned(deps: Deps, id: number): Promise<boolean> {
  const now = deps.clock.now();
  const [found, publish] = await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const debit = await findDebit(tx, id);
    if (debit === null || debit.returnedAt === null) return [false, null] as const;
    if (order === null) {
      await setDebitSettled(tx, id);
      return [true, null] as const;
    }
    if (((await lockChargeback(tx, id))?.settledBy ?? null) !== null) return [true, null] as const;
    const event = { id: `settled:${id}`, reference: String(id), kind: 'chargeback_reversed', details: {} } as const;
    return [true, await applyEvent(tx, order, event, now)] as const;
  });
  publish?.(deps.live);
  return found;
}
