import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { forgetDeclarers, forgetProofs } from './evidence-repo.ts';

/** Letters about a purchase, such as a withdrawal, are kept this many years after the calendar year of their receipt. */
const yearsOfLetters = 8;
/** The proofs of a sale's VAT are kept this many years after the calendar year of the sale. */
const yearsOfProofs = 10;

/** Once a day: removes personal data about purchases that the law no longer requires. Books and invoices name nobody. */
export async function forgetEvidence({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const year = clock.now().getUTCFullYear();
  const startOf = (years: number): Date => new Date(Date.UTC(year - years, 0, 1));
  await forgetDeclarers(db, startOf(yearsOfLetters));
  await forgetProofs(db, startOf(yearsOfProofs));
}
