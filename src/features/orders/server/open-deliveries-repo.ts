import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

interface Late {
  readonly subject: string;
  readonly since: Date;
}

/** Open orders whose look-up has been due for this many ms; orders before `oldest` are not looked up any more. */
export async function listUnansweredOrders(
  db: Db,
  { now, late, oldest }: { readonly now: Date; readonly late: number; readonly oldest: Date },
  limit: number,
): Promise<Late[]> {
  const due = sql<boolean>`checked_at + greatest('15 minutes', (checked_at - created_at) / 2) < ${new Date(now.getTime() - late)}`;
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'checked_at'])
    .where('state', 'in', ['loading', 'pending'])
    .where('created_at', '>', oldest)
    .where(due)
    .orderBy('checked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, checked_at }) => ({ subject: `order ${id}`, since: checked_at }));
}

/** Providers' reports between two times that have changed nothing yet. */
export async function listLateEvents(db: Db, { from, to }: { readonly from: Date; readonly to: Date }, limit: number): Promise<Late[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id', 'received_at'])
    .where('processed_at', 'is', null)
    .where('received_at', '>', from)
    .where('received_at', '<=', to)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ provider, event_id, received_at }) => ({ subject: `${provider} event ${event_id}`, since: received_at }));
}

/** Codes of direct debits since a time for which no SMS was sent, and that were not sent again. */
export async function listFailedCodes(db: Db, since: Date, limit: number): Promise<Late[]> {
  const rows = await db
    .selectFrom('direct_debit_requests')
    .select(['order_id', 'sent_at'])
    .where('sms', '=', 'failed')
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_id, sent_at }) => ({ subject: `order ${order_id}`, since: sent_at }));
}
