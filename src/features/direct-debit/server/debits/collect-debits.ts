import { dayIn } from '#platform/contract/time.ts';
import { collectDue } from './debit-repo.ts';
import type { DebitDeps } from '../deps.ts';

/** Marks submitted debits as collected on their announced day. */
export async function collectDebits({ db, clock, sites, bank }: DebitDeps): Promise<void> {
  const now = clock.now();
  for (const { id, timeZone } of await sites.all()) await collectDue(db, id, dayIn(timeZone, now), bank, now);
}
