import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type OrderState, orderStates } from '../../contract/order.ts';
import { type CancellationEnd, cancellationEnds } from '../../contract/withdrawal-rules.ts';

/**
 * `noted`: it has no consequences. `not_paid`: the order failed; if it is paid after all, the declaration counts again. `denied`: by the
 * account's owner. `rejected`: the operator ended it, with a reason.
 */
export type Outcome = 'refunded' | 'nothing_left' | 'noted' | 'not_paid' | 'denied' | 'rejected';

export interface OpenWithdrawal {
  readonly id: number;
  readonly site: SiteId;
  readonly number: string;
  /** Null: a person has to find the order. */
  readonly order: number | null;
  readonly orderState: OrderState | null;
  /** The order has no end of its own, so a person decides about its cancellation. */
  readonly endless: boolean;
  readonly name: string;
  readonly orderText: string;
  readonly email: string;
  readonly language: string;
  readonly clientId: string;
  readonly receivedAt: Date;
  /** Confirmed by its buyer. A confirmation by a declarer with another address does not shorten the wait. */
  readonly confirmed: boolean;
  readonly approvedAt: Date | null;
  readonly ends: CancellationEnd | null;
  /** Why it needs a person, where that is not obvious. */
  readonly why: string;
}

/** Oldest first; `after`: the last one of the previous page. A declaration reopens when its failed order was paid after all. */
export async function listOpenWithdrawals(db: Db | Tx, after: Pick<OpenWithdrawal, 'id'> | null, limit: number): Promise<OpenWithdrawal[]> {
  const rows = await select(db)
    .where(({ and, eb, or }) =>
      or([eb('w.outcome', 'is', null), and([eb('w.outcome', '=', 'not_paid'), eb('orders.state', '=', 'completed')])]),
    )
    .$if(after !== null, (query) => query.where('w.id', '>', after?.id ?? 0))
    .orderBy('w.id')
    .limit(limit)
    .execute();
  return rows.map(toOpen);
}

/** Locked until the transaction ends. Null when there is no such declaration, or it has ended. */
export async function lockOpenWithdrawal(tx: Tx, number: string): Promise<OpenWithdrawal | null> {
  const row = await select(tx).where('w.number', '=', number).where('w.outcome', 'is', null).forUpdate('w').executeTakeFirst();
  return row ? toOpen(row) : null;
}

const select = (db: Db | Tx) =>
  db
    .selectFrom('withdrawals as w')
    .leftJoin('orders', 'orders.id', 'w.order_id')
    .select([
      'w.id',
      'w.site_id',
      'w.number',
      'w.order_id',
      'w.name',
      'w.order_text',
      'w.email',
      'w.language',
      'w.client_id',
      'w.received_at',
      'w.confirmed_by',
      'w.approved_at',
      'w.ends',
      'w.outcome_reason',
      'orders.state',
      'orders.days',
    ]);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toOpen = (row: Selected): OpenWithdrawal => ({
  id: row.id,
  site: siteId(row.site_id),
  number: row.number,
  order: row.order_id,
  orderState: orderStates.find((state) => state === row.state) ?? null,
  endless: row.days === 0,
  name: row.name,
  orderText: row.order_text,
  email: row.email,
  language: row.language,
  clientId: row.client_id,
  receivedAt: row.received_at,
  confirmed: row.confirmed_by === 'buyer',
  approvedAt: row.approved_at,
  ends: cancellationEnds.find((end) => end === row.ends) ?? null,
  why: row.outcome_reason,
});

/** True unless it has ended before; a declaration whose order was not paid may end once more. */
export async function setOutcome(tx: Tx, id: number, outcome: Outcome, reason: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawals')
    .set({ outcome, outcome_reason: reason, ended_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'not_paid')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setConfirmed(tx: Tx, id: number, by: 'declarer' | 'buyer', now: Date): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('confirmed_by', 'is', null), eb('confirmed_by', '=', 'declarer')]))
    .execute();
}

/** Undoes a match made by the program, because somebody said that the declaration is not theirs. */
export async function leaveToPerson(tx: Tx, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ order_id: null, outcome_reason: reason, reminders: 0 })
    .where('id', '=', id)
    .where('outcome_reason', '<>', reason)
    .execute();
}

export async function setApproved(tx: Tx, id: number, order: { readonly id: number; readonly userId: number }, now: Date): Promise<void> {
  await tx.updateTable('withdrawals').set({ order_id: order.id, user_id: order.userId, approved_at: now }).where('id', '=', id).execute();
}
