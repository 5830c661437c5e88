import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { PaymentDetails } from '#features/payment-providers/server/index.ts';

export interface NewOrderPayment {
  readonly user: UserId;
  readonly clientId: string;
  /** Version of the consent to save the method; null: not given. */
  readonly rememberTextVersion: string | null;
  /** Version of the consent to start at once; null: the order sells nothing. */
  readonly startTextVersion: string | null;
  readonly savedMethod: { readonly id: number; readonly label: string } | null;
  readonly session: number;
}

/** Call in the transaction that inserts the order. The first call for an order counts. */
export async function insertOrderPayment(tx: Tx, payment: NewOrderPayment): Promise<void> {
  const { user, clientId, savedMethod } = payment;
  const { id } = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', user)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_payments')
    .values({
      order_id: id,
      remember_text_version: payment.rememberTextVersion,
      start_text_version: payment.startTextVersion,
      means_id: savedMethod?.id ?? null,
      means_label: savedMethod?.label ?? null,
      session_id: payment.session,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

interface OrderPayment {
  /** The buyer agreed that the provider saves the method. */
  readonly remember: boolean;
  /** Token of the saved method to charge. */
  readonly savedMethod: string | null;
}

export async function findOrderPayment(db: Db, order: number): Promise<OrderPayment> {
  const row = await db
    .selectFrom('order_payments')
    .leftJoin('payment_means', 'payment_means.id', 'order_payments.means_id')
    .select(['remember_text_version', 'token'])
    .where('order_payments.order_id', '=', order)
    .executeTakeFirst();
  return { remember: (row?.remember_text_version ?? null) !== null, savedMethod: row?.token ?? null };
}

/** Stores the provider's report about the card. `refused`: the payment was refused just now. */
export async function updateOrderPayment(
  tx: Tx,
  order: number,
  { fingerprint, three_d_secure, country }: PaymentDetails,
  refused: boolean,
  now: Date,
): Promise<void> {
  if (fingerprint === undefined && three_d_secure === undefined && country === undefined && !refused) return;
  await tx
    .updateTable('order_payments')
    .set((eb) => ({
      ...(fingerprint === undefined ? {} : { fingerprint }),
      ...(three_d_secure === undefined ? {} : { three_d_secure }),
      ...(country === undefined ? {} : { payment_country: country }),
      ...(refused ? { refused_at: eb.fn.coalesce('refused_at', eb.val(now)) } : {}),
    }))
    .where('order_id', '=', order)
    .execute();
}

/** Takes the version of the consent to save an order's method, once: null on later calls, and when the consent was not given. */
export async function takeRememberConsent(tx: Tx, order: number, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('order_payments')
    .set({ remembered_at: now })
    .where('order_id', '=', order)
    .where('remembered_at', 'is', null)
    .returning('remember_text_version')
    .executeTakeFirst();
  return row?.remember_text_version ?? null;
}

/** The packages of a member's completed orders, last bought first. */
export async function listBoughtPackages(db: Db, user: UserId): Promise<{ id: number; orderedAt: Date }[]> {
  const { rows } = await sql<{ id: number; ordered_at: Date }>`
    SELECT DISTINCT ON (package_id) package_id AS id, created_at AS ordered_at
    FROM orders WHERE user_id = ${user} AND state = 'completed'
    ORDER BY package_id, id DESC`.execute(db);
  return rows
    .map(({ id, ordered_at }) => ({ id, orderedAt: ordered_at }))
    .toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime());
}
