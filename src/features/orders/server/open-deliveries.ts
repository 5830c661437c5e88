import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenItem, type OpenTask } from '#platform/server/feature.ts';
import { listFailedCodes, listLateEvents, listUnansweredOrders } from './open-deliveries-repo.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Answers of a provider, the SMS gateway or our own jobs that are so late that somebody should know. */
export async function findOpenDeliveries({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<OpenTask[]> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [orders, events, codes] = await Promise.all([
    listUnansweredOrders(db, { now, late: 30 * minute, oldest: ago(7 * day) }, maxOpenItems),
    listLateEvents(db, { from: ago(30 * day), to: ago(15 * minute) }, maxOpenItems),
    listFailedCodes(db, ago(day), maxOpenItems),
  ]);
  const itemsOf = (rows: readonly { readonly subject: string; readonly since: Date }[], note: string): OpenItem[] =>
    rows.map((row) => ({ ...row, note }));
  return [
    { name: 'waiting_payment_lookups', items: itemsOf(orders, 'its provider does not answer what became of it, and is asked again') },
    { name: 'waiting_payment_events', items: itemsOf(events, 'it fits no order yet; it is tried again for a day') },
    { name: 'failed_sms', items: itemsOf(codes, 'the SMS gateway did not take the code of this direct debit; the member can ask again') },
  ];
}
