import type { LoadLedger } from '../fleet/load-ledger.ts';
import type { StoredMessage, StoredOrder } from './stored-repo.ts';

interface Stored {
  readonly messages: readonly StoredMessage[];
  readonly orders: readonly StoredOrder[];
  /** Charges for messages that are not there. */
  readonly looseCharges: number;
}

/** Sentences about messages and orders that were acknowledged and are not stored as they were, or not once. */
export function compareStored(ledger: Pick<LoadLedger, 'messages' | 'orders'>, { messages, orders, looseCharges }: Stored): string[] {
  const lost: string[] = [];
  const messagesOf = Map.groupBy(messages, ({ client_id }) => client_id);
  const newest = new Map<number, number>();
  for (const { id, clientId, from } of ledger.messages) {
    const rows = messagesOf.get(clientId) ?? [];
    const [row] = rows;
    if (row === undefined || rows.length > 1) lost.push(`message ${clientId} is there ${rows.length} times`);
    else if (row.id !== id) lost.push(`message ${clientId} was acknowledged as ${id} and is ${row.id}`);
    else if (row.charges !== (row.cost > 0 ? 1 : 0)) lost.push(`message ${clientId} was charged ${row.charges} times`);
    if (id <= (newest.get(from) ?? 0)) lost.push(`message ${clientId} is before one that member ${from} wrote earlier`);
    newest.set(from, id);
  }
  if (looseCharges > 0) lost.push(`${looseCharges} charges are for messages that are not there`);
  const ordersOf = Map.groupBy(orders, ({ client_id }) => client_id);
  for (const { id, clientId } of ledger.orders) {
    const [order, ...more] = ordersOf.get(clientId) ?? [];
    if (order?.state !== 'completed' || order.booked !== 1 || more.length > 0)
      lost.push(`order ${id} is ${order?.state ?? 'not there'}, booked ${order?.booked ?? 0} times`);
  }
  return lost;
}
