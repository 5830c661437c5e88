import { Value } from 'typebox/value';
import type { Db } from '#platform/server/db/open-database.ts';
import { PaymentDetails, type PaymentEventKind } from '../port/provider.ts';
import { adyen } from './adyen-account.ts';

/** The payment of an order; null when its id is not stored, or the order does not exist. */
export async function findReference(db: Db, order: number): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('provider_reference')
    .where('id', '=', order)
    .where('provider', '=', adyen)
    .executeTakeFirst();
  return row?.provider_reference ?? null;
}

/** Adyen's number of the capture of a payment; null before Adyen has sent it. */
export async function findTakenPayment(db: Db, reference: string): Promise<string | null> {
  const rows = await db
    .selectFrom('webhook_events')
    .select('details')
    .where('provider', '=', adyen)
    .where('reference', '=', reference)
    .where('kind', '=', 'paid' satisfies PaymentEventKind)
    .orderBy('received_at')
    .execute();
  return rows.map(({ details }) => Value.Parse(PaymentDetails, details).payment).find((payment) => payment !== undefined) ?? null;
}
