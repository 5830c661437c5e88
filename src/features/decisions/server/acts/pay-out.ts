import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { payOutDays } from '../../contract/rules.ts';
import { listPayable } from './pay-out-repo.ts';

export interface PayOutDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Pays back what is left of an order, by its payment method. */
  readonly payOrder: (order: number) => Promise<unknown>;
}

const most = 100;

/**
 * Pays out the bought credits of banned members that are left after fourteen days, or when an appeal has ended. A refund takes its
 * credits in the same transaction, so an account that is restored later has no more of them.
 */
export async function payOutBanned({ db, clock, payOrder }: PayOutDeps): Promise<void> {
  const appliedUpTo = new Date(clock.now().getTime() - payOutDays * 86_400_000);
  for (const order of await listPayable(db, appliedUpTo, most)) await payOrder(order);
}
