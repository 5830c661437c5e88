import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { deviations } from './check-books-repo.ts';
import type { Deviation } from './deviation.ts';

export interface BooksReport {
  /** The equation that must hold. */
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
  for (const [equation, find] of Object.entries(deviations)) reports.push({ equation, deviations: await find(tx) });
  return reports;
}
