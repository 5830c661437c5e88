import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { type Accounting, accountingOf, type OrderDecisions } from './accounting.ts';
import { closeMonths } from './exports/close-months.ts';
import { openFindings } from './payouts/open-findings.ts';
import { reconcilePayouts } from './payouts/reconcile-payouts.ts';

export type {
  Accounting,
  BookingKind,
  BookingRefusal,
  BooksRefusal,
  ExportRefusal,
  FoundIn,
  OrderDecisions,
  OwedByHand,
  PayRefusal,
  Pieces,
  WriteOffRefusal,
} from './accounting.ts';
export { bookItems, compareBooks, type DayReport, reconcileDay, reconcilePayouts } from './payouts/reconcile-payouts.ts';
export { type BooksReport, checkBooks } from './books/check-books.ts';
export {
  type Finding,
  findItemKind,
  listFindingsOf,
  listNamedFindings,
  lockFindings,
  nameOf,
  setBookedAs,
  sumUnbooked,
} from './payouts/findings-repo.ts';
export { companiesOf } from './exports/scope.ts';
export { bzstFile, typedSentences } from './exports/oss-bzst.ts';
export { apartSentences, elsewhereCsv, ossCsv } from './exports/oss-csv.ts';
export { book, type BookEntry, vatIn } from './books/books-repo.ts';
export { putBackWithEntries, takeWithEntries, vatOf } from './books/lot-entries.ts';
export { bookItemIn } from './payouts/book-item.ts';
export { insertDay, insertItems, isItem, listPayoutStates } from './payouts/settled-item-repo.ts';
export { bookFee, bookSale } from './books/book-sale.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
  readonly decisions: OrderDecisions;
}

export interface AccountingFeature extends Feature {
  /** The accountant's exports and commands. */
  readonly accounting: Accounting;
}

export function createAccounting(
  { database: { db, reads }, clock, log, jobs }: Platform,
  { sites, providers, decisions }: Dependencies,
): AccountingFeature {
  const deps = { db, reads, clock, log, sites, providers };
  return {
    accounting: accountingOf(deps, decisions),
    scheduleJobs() {
      jobs.every('payments-close-months', 3600, () => closeMonths(deps));
      jobs.every('payments-payouts', 3600, () => reconcilePayouts(deps));
    },
    openTasks: async () => [{ name: 'payment_findings', items: await openFindings(db) }],
  };
}
