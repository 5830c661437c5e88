import { checkBooks } from '#features/accounting/server/index.ts';
import type { Platform } from '#platform/server/platform.ts';
import { checkObjects } from '../../operator/objects/check-objects.ts';
import type { LoadLedger } from '../fleet/load-ledger.ts';
import { countLooseCharges, listMessages, listOrders } from './stored-repo.ts';

/** Sentences about what was acknowledged and is not in the database and the bucket, or not once. Nothing may be written meanwhile. */
export async function checkStored(platform: Platform, ledger: LoadLedger, members: readonly number[]): Promise<string[]> {
  const { database } = platform;
  const lost: string[] = [];
  const stored = await listMessages(
    database,
    members,
    ledger.messages.map(({ clientId }) => clientId),
  );
  const byClientId = Map.groupBy(stored, ({ client_id }) => client_id);
  const newest = new Map<number, number>();
  for (const { id, clientId, from } of ledger.messages) {
    const rows = byClientId.get(clientId) ?? [];
    const [row] = rows;
    if (row === undefined || rows.length > 1) lost.push(`message ${clientId} is there ${rows.length} times`);
    else if (row.id !== id) lost.push(`message ${clientId} was acknowledged as ${id} and is ${row.id}`);
    else if (row.charges !== (row.cost > 0 ? 1 : 0)) lost.push(`message ${clientId} was charged ${row.charges} times`);
    if (id <= (newest.get(from) ?? 0)) lost.push(`message ${clientId} is before one that member ${from} wrote earlier`);
    newest.set(from, id);
  }
  const loose = await countLooseCharges(database, members);
  if (loose > 0) lost.push(`${loose} charges are for messages that are not there`);

  const orders = Map.groupBy(
    await listOrders(
      database,
      members,
      ledger.orders.map(({ clientId }) => clientId),
    ),
    ({ client_id }) => client_id,
  );
  for (const { id, clientId } of ledger.orders) {
    const [order, ...more] = orders.get(clientId) ?? [];
    if (order?.state !== 'completed' || order.booked !== 1 || more.length > 0)
      lost.push(`order ${id} is ${order?.state ?? 'not there'}, booked ${order?.booked ?? 0} times`);
  }
  for (const { equation, deviations } of await checkBooks(database.db))
    if (deviations.length > 0) lost.push(`the books: ${equation} is wrong in ${deviations.length} places`);
  const { orphans, missing } = await checkObjects(platform, { mayBeWriting: false });
  if (orphans.length > 0) lost.push(`${orphans.length} orphans: ${orphans.slice(0, 5).join(', ')}`);
  if (missing.length > 0) lost.push(`${missing.length} files are missing: ${missing.slice(0, 5).join(', ')}`);
  return lost;
}
