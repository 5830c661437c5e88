import { checkBooks } from '#features/accounting/server/index.ts';
import type { Platform } from '#platform/server/platform.ts';
import { checkObjects } from '../../operator/objects/check-objects.ts';
import type { LoadLedger } from '../fleet/load-ledger.ts';
import { compareStored } from './compare-stored.ts';
import { countLooseCharges, listMessages, listOrders } from './stored-repo.ts';

/** Sentences about what was acknowledged and is not in the database and the bucket, or not once. Nothing may be written meanwhile. */
export async function checkStored(platform: Platform, ledger: LoadLedger, members: readonly number[]): Promise<string[]> {
  const { database } = platform;
  const ids = (acknowledged: readonly { readonly clientId: string }[]) => acknowledged.map(({ clientId }) => clientId);
  const lost = compareStored(ledger, {
    messages: await listMessages(database, members, ids(ledger.messages)),
    orders: await listOrders(database, members, ids(ledger.orders)),
    looseCharges: await countLooseCharges(database, members),
  });
  for (const { equation, deviations } of await checkBooks(database.db))
    if (deviations.length > 0) lost.push(`the books: ${equation} is wrong in ${deviations.length} places`);
  const { orphans, missing } = await checkObjects(platform, { mayBeWriting: false });
  if (orphans.length > 0) lost.push(`${orphans.length} orphans: ${orphans.slice(0, 5).join(', ')}`);
  if (missing.length > 0) lost.push(`${missing.length} files are missing: ${missing.slice(0, 5).join(', ')}`);
  return lost;
}
