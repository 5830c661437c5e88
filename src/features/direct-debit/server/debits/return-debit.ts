import type { Tx } from '#platform/server/db/open-database.ts';
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
  const { found, publish } = await transact(deps.db, (tx) => returnDebitIn(deps, tx, id, reason));
  publish?.(deps.live);
  return found;
}

/** What a transaction has done; `publish` tells browsers after its commit. `found`: there is a debit that this fits. */
export interface DebitChange {
  readonly found: boolean;
  /** It was recorded before, so nothing was done. */
  readonly before?: boolean;
  readonly publish: Awaited<ReturnType<typeof applyEvent>> | null;
}

/** The same in a transaction of the caller. */
async function returnDebitIn({ clock }: Pick<Deps, 'clock'>, tx: Tx, id: number, reason: string | null): Promise<DebitChange> {
  const now = clock.now();
  const order = await lockOrder(tx, id);
  const debit = await findDebit(tx, id);
  if (debit === null) return { found: false, publish: null };
  // The order is erased, so nobody owes anything; but the account is refused for other orders.
  if (!(await setReturned(tx, id, reason, now)) || order === null) return { found: true, publish: null };
  await failRefunds(tx, order, now);
  const event = {
    id: `returned:${id}`,
    reference: String(id),
    kind: 'charged_back',
    details: { amount: debit.amount, currency: 'EUR' },
  } as const;
  return { found: true, publish: await applyEvent(tx, order, event, now) };
}

/**
 * A person says that the bank returned a debit. It fits no debit that was cancelled, nor one that the bank has not got yet: unlike a
 * statement, a person may have taken another order's number.
 */
export async function recordReturnIn(deps: Pick<Deps, 'clock'>, tx: Tx, id: number): Promise<DebitChange> {
  await lockOrder(tx, id);
  const debit = await findDebit(tx, id);
  if (debit === null) return { found: false, publish: null };
  if (debit.returnedAt !== null) return { found: true, before: true, publish: null };
  const hasBank = debit.file !== null || debit.collectedAt !== null;
  return debit.cancelledAt === null && hasBank ? returnDebitIn(deps, tx, id, null) : { found: false, publish: null };
}

/**
 * The member paid all of a returned debit outside the site, such as by a transfer to the company: restores everything, and allows direct
 * debit again. Changes nothing when the member has paid the debt here.
 */
export async function settleReturned(deps: Deps, id: number): Promise<boolean> {
  const { found, publish } = await transact(deps.db, (tx) => settleReturnedIn(deps, tx, id));
  publish?.(deps.live);
  return found;
}

/** The same in a transaction of the caller. */
export async function settleReturnedIn({ clock }: Pick<Deps, 'clock'>, tx: Tx, id: number): Promise<DebitChange> {
  const now = clock.now();
  const order = await lockOrder(tx, id);
  const debit = await findDebit(tx, id);
  if (debit === null || debit.returnedAt === null) return { found: false, publish: null };
  if (order === null) {
    await setDebitSettled(tx, id);
    return { found: true, publish: null };
  }
  if (((await lockChargeback(tx, id))?.settledBy ?? null) !== null) return { found: true, publish: null };
  const event = { id: `settled:${id}`, reference: String(id), kind: 'chargeback_reversed', details: {} } as const;
  return { found: true, publish: await applyEvent(tx, order, event, now) };
}
