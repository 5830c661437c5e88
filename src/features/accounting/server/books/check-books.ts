import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { deviations } from './check-books-repo.ts';
import type { Deviation } from './deviation.ts';
import { type Equation, equationNames, equations } from '../../contract/equations.ts';

export interface BooksReport {
  readonly name: Equation;
  /** The equation that must hold, as a sentence. */
  readonly equation: string;
  /** Its violations; empty when it holds. */
  readonly deviations: readonly Deviation[];
}

/** Checks the equations of the books over the whole database. Reads one snapshot, so it may run while the site is in use. */
export async function checkBooks(db: Db): Promise<BooksReport[]> {
  return db.transaction().setIsolationLevel('repeatable read').execute(checkBooksIn);
}

/** The same check within a transaction. */
export async function checkBooksIn(tx: Tx): Promise<BooksReport[]> {
  const reports: BooksReport[] = [];
  for (const name of equationNames) reports.push({ name, equation: equations[name], deviations: await deviations[name](tx) });
  return reports;
}
