import { maxOpenItems, type OpenTask } from '#platform/server/feature.ts';
import type { DebitDeps } from '../deps.ts';
import { earliestDay } from './due-day.ts';
import { listOpenReturns, listUnsubmittedDebits, listUnsubmittedRefunds } from './open-debit-repo.ts';

/** Open tasks: debits and refunds that wait for a bank file, and returned debits that nobody has paid since. */
export async function openDebits({ db, clock, sites }: Pick<DebitDeps, 'db' | 'clock' | 'sites'>): Promise<OpenTask[]> {
  const now = clock.now();
  const all = await sites.all();
  // The operator need not act before the last day on which the announced day can still be kept.
  const urgent = await Promise.all(all.map(({ id, timeZone }) => listUnsubmittedDebits(db, id, earliestDay(timeZone, now), maxOpenItems)));
  const [refunds, returns] = await Promise.all([listUnsubmittedRefunds(db, maxOpenItems), listOpenReturns(db, maxOpenItems)]);
  const debits = urgent.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return [
    {
      name: 'debits_without_file',
      items: debits.slice(0, maxOpenItems).map(({ order, since, dueOn }) => ({
        subject: `E-${order}`,
        since,
        note: `It was announced for ${dueOn}, so the bank must get its file today (npm run sepa -- --out folder); later it is announced anew.`,
      })),
    },
    {
      name: 'refunds_without_file',
      items: refunds.map(({ order, since }) => ({
        subject: `E-${order}`,
        since,
        note: 'Its refund is paid once the bank has its file (npm run sepa -- --out folder).',
      })),
    },
    {
      name: 'returned_debits',
      items: returns.map(({ order, since, reason }) => ({
        subject: `E-${order}`,
        since,
        note: `The bank gave it back (${reason ?? 'no reason'}) and it is not paid; its account takes no debit until it is (npm run sepa -- --settled ${order}), or written off.`,
      })),
    },
  ];
}
