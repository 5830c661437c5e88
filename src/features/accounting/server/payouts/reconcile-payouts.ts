import { addDays, type Day, dayIn, isDay } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider, SettledItem } from '#features/payment-providers/server/index.ts';
import { bookItem } from './book-item.ts';
import { findDifferences, type Finding, lockFindings, replaceFindings } from './findings-repo.ts';
import { findLastDay, insertDay, insertItems, type ItemKey, listUnbooked } from './settled-item-repo.ts';

export interface PayoutDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

/** A day's report is read again for this many days, because items may be late. */
const lateDays = 7;
/** After a long pause one run reads this many days; the next run continues. */
const maxDays = 31;
/** A paid order that is in no report for this many days is a finding … */
const settledWithin = 14;
/** … and is compared with the reports for this many more days. */
const comparedDays = 90;
const batchSize = 500;
const maxLogged = 20;

const dayMs = 24 * 3600 * 1000;

export interface DayReport {
  readonly day: Day;
  /** By provider: the number of items that it reported, or null when it could not be reached. */
  readonly providers: readonly { readonly name: string; readonly items: number | null }[];
  /** All current differences, also of other days. */
  readonly findings: readonly Finding[];
}

/** Once a day: reads the payout reports of past days, books them, and stores the differences from the books. */
export async function reconcilePayouts(deps: PayoutDeps): Promise<void> {
  const yesterday = yesterdayOf(deps.clock);
  let isRead = false;
  for (const provider of reporting(deps)) {
    const last = await findLastDay(deps.db, provider.name);
    if (last !== null && last >= yesterday) continue;
    const from = addDays(last !== null && isDay(last) ? addDays(last, 1) : yesterday, -lateDays);
    for (let day = from; day <= yesterday && day < addDays(from, maxDays); day = addDays(day, 1)) {
      if ((await readDay(deps, provider, day)) === null) break;
      await insertDay(deps.db, provider.name, day);
    }
    await bookItems(deps, provider.name);
    isRead = true;
  }
  if (!isRead) return;
  const findings = await compareBooks(deps);
  if (findings.length > 0)
    deps.log.warn({ count: findings.length, findings: findings.slice(0, maxLogged) }, 'payouts differ from the books');
}

/** Reads the reports of one day, however old, and compares again. */
export async function reconcileDay(deps: PayoutDeps, day: Day): Promise<DayReport> {
  const providers: { name: string; items: number | null }[] = [];
  for (const provider of reporting(deps)) {
    providers.push({ name: provider.name, items: await readDay(deps, provider, day) });
    await bookItems(deps, provider.name);
  }
  return { day, providers, findings: await compareBooks(deps) };
}

export const yesterdayOf = (clock: Clock): Day => addDays(dayIn('UTC', clock.now()), -1);

/** Providers with reports, each once: several rules may name the same one. */
const reporting = ({ providers }: PayoutDeps): PaymentProvider[] => [
  ...new Map(providers.filter(({ payouts }) => payouts !== undefined).map((provider) => [provider.name, provider])).values(),
];

/** The number of reported items; null when the provider could not be reached. */
async function readDay({ db, log }: PayoutDeps, provider: PaymentProvider, day: Day): Promise<number | null> {
  let count = 0;
  try {
    for await (const items of inBatches(provider.payouts?.(day) ?? [])) {
      await insertItems(db, provider.name, day, items);
      count += items.length;
    }
    return count;
  } catch (error) {
    log.warn({ provider: provider.name, day, error: String(error) }, 'payout report could not be read');
    return null;
  }
}

async function* inBatches(items: AsyncIterable<SettledItem> | readonly SettledItem[]): AsyncGenerator<SettledItem[]> {
  let batch: SettledItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Books the stored items of a provider that can be booked now. */
export async function bookItems({ db, clock }: Pick<PayoutDeps, 'db' | 'clock'>, name: string): Promise<void> {
  const unbooked = paginate<ItemKey>((after) => listUnbooked(db, name, after, batchSize));
  for await (const item of unbooked) await bookItem(db, item, clock.now());
}

/** The differences between all payouts and the books, for all providers. */
export async function compareBooks({ db, clock }: Pick<PayoutDeps, 'db' | 'clock'>): Promise<Finding[]> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return transact(db, async (tx) => {
    await lockFindings(tx);
    const findings = await findDifferences(tx, { since: ago(settledWithin + comparedDays), overdue: ago(settledWithin) });
    await replaceFindings(tx, findings, now);
    return findings;
  });
}
