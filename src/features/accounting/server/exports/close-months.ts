import { type Day, dayIn, isDay } from '#platform/contract/time.ts';
import { findClosed, insertClosing } from './journal-repo.ts';
import { type AccountingDeps, companiesOf, firstOfMonth, nextMonth } from './scope.ts';

/** Stores the deferred revenue at the end of each past month. */
export async function closeMonths({ db, clock, sites }: AccountingDeps): Promise<void> {
  for (const books of await companiesOf(sites)) {
    const { first, closed } = await findClosed(db, books);
    const begin = closed ?? first;
    if (begin === null || !isDay(begin)) continue;
    const thisMonth: Day = firstOfMonth(dayIn(books.timeZone, clock.now()));
    for (let month = nextMonth(begin); month <= thisMonth; month = nextMonth(month)) await insertClosing(db, books, month);
  }
}
