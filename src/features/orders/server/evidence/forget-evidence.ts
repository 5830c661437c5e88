import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { forgetDeclarers, forgetProofs } from './evidence-repo.ts';

/** Years after the calendar year in which a letter about a purchase came, such as a withdrawal. */
const yearsOfLetters = 8;
/** Years after the calendar year of a sale in which the proofs of its VAT are kept. */
const yearsOfProofs = 10;

/** Once a day: what the law no longer requires of purchases, and says something of persons. Books and invoices name nobody. */
export async function forgetEvidence({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const year = clock.now().getUTCFullYear();
  const startOf = (years: number): Date => new Date(Date.UTC(year - years, 0, 1));
  await forgetDeclarers(db, startOf(yearsOfLetters));
  await forgetProofs(db, startOf(yearsOfProofs));
}
