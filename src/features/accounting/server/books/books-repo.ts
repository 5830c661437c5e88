import type { Tx } from '#platform/server/db/open-database.ts';

interface Entry {
  /** The order that the entry is about. */
  readonly order: number;
  /** Minor units; a debit is positive, and a 0 is not stored. */
  readonly amount: number;
}

/** A line of a book transaction. */
export type BookEntry = Entry &
  (
    | { readonly account: 'clearing' | 'bank' | 'fees'; readonly provider: string }
    | { readonly account: 'vat'; readonly country: string; readonly vatRate: number }
    | { readonly account: 'deferred' | 'earned' | 'refunds' | 'returning' | 'goodwill' | 'receivables' | 'written_off' | 'rounding' }
  );

export interface BookTransaction {
  readonly kind:
    | 'sale'
    | 'fee'
    | 'refund'
    | 'refund_paid'
    | 'refund_failed'
    | 'chargeback'
    | 'chargeback_reversed'
    | 'settlement'
    | 'premium_day'
    | 'payout'
    | 'write_off';
  /** The order that caused it. */
  readonly order: number;
  readonly currency: string;
  /** Named after the cause: the same key books once. */
  readonly key: string;
  readonly entries: readonly BookEntry[];
}

/** The VAT in entries. */
export const vatIn = (entries: readonly BookEntry[]): number =>
  entries.reduce((sum, { account, amount }) => sum + (account === 'vat' ? amount : 0), 0);

/** Stores a book transaction, in the database transaction of its cause. If it does not sum to 0, the commit fails. */
export async function book(tx: Tx, { kind, order, currency, key, entries }: BookTransaction, now: Date): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  const stored = await tx
    .insertInto('book_transactions')
    .values({ kind, order_id: order, currency, created_at: now, idempotency_key: key })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return;
  await tx
    .insertInto('book_entries')
    .values(
      moved.map((entry) => ({
        transaction_id: stored.id,
        account: entry.account,
        order_id: entry.order,
        provider: 'provider' in entry ? entry.provider : null,
        country: 'country' in entry ? entry.country : null,
        vat_rate: 'vatRate' in entry ? entry.vatRate : null,
        amount: entry.amount,
      })),
    )
    .execute();
}
