import type { Tx } from '#platform/server/db/open-database.ts';

interface Event {
  readonly at: Date;
  /** The number of the decision. */
  readonly about: string;
  /** Of another reporter, whose appeal joins this one. */
  readonly words: string | null;
}

/** The case whose decision is appealed against: its evidence stays until the appeal has ended. */
export async function setAppealed(tx: Tx, caseId: number, event: Event): Promise<void> {
  await tx.updateTable('cases').set({ state: 'appealed' }).where('id', '=', caseId).execute();
  await addEvent(tx, caseId, event);
}

export async function addEvent(tx: Tx, caseId: number, { at, about, words }: Event): Promise<void> {
  await tx.insertInto('case_events').values({ case_id: caseId, at, what: 'appealed', about, words }).execute();
}
