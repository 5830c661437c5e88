import { addDays, type Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Deferred, listDeferredAt, listDeferredBooked } from './journal-repo.ts';
import { nextMonth, type Scope } from './scope.ts';

/** Revenue that was deferred and is now earned, because credits were spent or are void. */
export interface Earned extends Deferred {
  /** The last day of the period in which it was earned. */
  readonly day: Day;
}

/**
 * By month of the scope's days, currency, country and rate: the revenue deferred before plus the sales, less the revenue deferred then.
 *
 * @param bySale Also by the day of the sale, unless a month in the scope was closed without the days of its sales.
 */
export async function earnedRevenue(db: Db, scope: Scope, currency: string | null, bySale = false): Promise<Earned[]> {
  const earned: Earned[] = [];
  const end = addDays(scope.to, 1);
  let left = await listDeferredAt(db, scope, scope.from);
  for (let from = scope.from; from < end;) {
    const next = nextMonth(from) < end ? nextMonth(from) : end;
    const booked = await listDeferredBooked(db, scope, from, next);
    const after = await listDeferredAt(db, scope, next);
    const day = addDays(next, -1);
    const parts = [...left, ...booked, ...after.map((one) => ({ ...one, amount: -one.amount }))];
    const sums = sum(bySale && parts.every(({ sold }) => sold !== null) ? parts : parts.map((one) => ({ ...one, sold: null })));
    earned.push(
      ...sums.filter((one) => one.amount !== 0 && (currency === null || one.currency === currency)).map((one) => ({ ...one, day })),
    );
    left = after;
    from = next;
  }
  return earned;
}

function sum(parts: readonly Deferred[]): Deferred[] {
  const sums = new Map<string, Deferred>();
  for (const part of parts) {
    const key = [part.currency, part.country, part.vatRate.toFixed(2).padStart(5, '0'), part.sold ?? ''].join(' ');
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
