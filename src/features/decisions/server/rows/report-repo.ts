import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Ends the open reports that a case consists of. Their senders see it in their list. */
export async function settleReports(tx: Tx, caseId: number, state: 'acted' | 'dismissed', now: Date): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state, decided_at: now })
    .where('state', '=', 'received')
    .where('id', 'in', (select) =>
      select
        .selectFrom('case_sources')
        .select('report_id')
        .where('case_id', '=', caseId)
        .where('report_id', 'is not', null)
        .$castTo<{ report_id: number }>(),
    )
    .execute();
}

/** After an appeal: the reports were not right, or are looked at again. */
export async function changeReports(tx: Tx, caseId: number, state: 'received' | 'dismissed', now: Date): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state, decided_at: state === 'received' ? null : now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('case_sources')
        .select('report_id')
        .where('case_id', '=', caseId)
        .where('report_id', 'is not', null)
        .$castTo<{ report_id: number }>(),
    )
    .execute();
}

/** A reporter's appeal was granted: the case is decided anew. */
export async function reopenCase(tx: Tx, caseId: number, now: Date): Promise<void> {
  await tx.updateTable('cases').set({ state: 'open' }).where('id', '=', caseId).execute();
  await tx.insertInto('case_events').values({ case_id: caseId, at: now, what: 'reopened' }).execute();
}

/** What was decided is gone before the decision counted. */
export async function closeDecidedCase(tx: Tx, caseId: number, now: Date): Promise<void> {
  await tx.updateTable('cases').set({ state: 'closed' }).where('id', '=', caseId).where('state', '=', 'decided').execute();
  await tx.insertInto('case_events').values({ case_id: caseId, at: now, what: 'closed' }).execute();
}

/** Reports and notices that a case consists of. */
export async function countSources(db: Db | Tx, caseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('case_sources')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .where((where) => where.or([where('report_id', 'is not', null), where('notice_id', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return count;
}
