import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FoundOrder } from '../order/order-repo.ts';
import {
  type AskedRefund,
  type BookedLine,
  listAskedRefunds,
  listBookings,
  listChargebacks,
  listDeclarations,
  listDifferences,
  listInvoicesOf,
  listMessagesAfter,
  listStoredRefunds,
  listWebhooks,
  type Spent,
  type StoredChargeback,
  type StoredDeclaration,
  type StoredDifference,
  type StoredInvoice,
  type StoredRefund,
  type Webhook,
} from './story-repo.ts';

/** Ms after a purchase in which paid messages count as those that waited for it. */
const waitedFor = 5 * 60_000;

export interface Parts {
  readonly webhooks: readonly Webhook[];
  readonly bookings: readonly BookedLine[];
  readonly refunds: readonly StoredRefund[];
  readonly asked: readonly AskedRefund[];
  readonly invoices: readonly StoredInvoice[];
  readonly chargebacks: readonly StoredChargeback[];
  readonly declarations: readonly StoredDeclaration[];
  readonly differences: readonly StoredDifference[];
  readonly messages: readonly Spent[];
}

/** Everything that is stored about an order. One after the other: a page does not take the connections of others. */
export async function readParts(db: Db, site: SiteId, order: FoundOrder, now: Date): Promise<Parts> {
  const { id, user_id, completed_at } = order;
  return {
    webhooks: await listWebhooks(db, order),
    bookings: await listBookings(db, id),
    refunds: await listStoredRefunds(db, id),
    asked: await listAskedRefunds(db, site, id, now),
    invoices: await listInvoicesOf(db, id),
    chargebacks: await listChargebacks(db, id),
    declarations: await listDeclarations(db, order),
    differences: await listDifferences(db, id),
    messages: completed_at === null ? [] : await listMessagesAfter(db, user_id, completed_at, new Date(completed_at.getTime() + waitedFor)),
  };
}
