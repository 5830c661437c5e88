import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Break } from './check-chain.ts';
import type { LogHead } from './staff-log-repo.ts';

export interface LogCheck {
  readonly at: Date;
  readonly last: LogHead;
  readonly broken: Break | null;
  /** The break about which the owners were mailed. */
  readonly mailedId: number | null;
}

const kinds = ['edited', 'deleted', 'inserted', 'cut_off'] as const;

/** The last check of the whole log; in a transaction, others wait for it. */
export async function findLogCheck(db: Db | Tx): Promise<LogCheck | null> {
  const asked = db.selectFrom('staff_log_checks').selectAll();
  const row = await (db.isTransaction ? asked.forUpdate() : asked).executeTakeFirst();
  if (row === undefined) return null;
  const kind = kinds.find((one) => one === row.broken_kind);
  return {
    at: row.checked_at,
    last: { id: row.log_id, hash: row.hash },
    broken: kind === undefined || row.broken_id === null ? null : { id: row.broken_id, kind },
    mailedId: row.mailed_id,
  };
}

export async function keepLogCheck(tx: Tx, { at, last, broken, mailedId }: LogCheck): Promise<void> {
  const values = {
    checked_at: at,
    log_id: last.id,
    hash: last.hash,
    broken_id: broken?.id ?? null,
    broken_kind: broken?.kind ?? null,
    mailed_id: mailedId,
  };
  await tx
    .insertInto('staff_log_checks')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute();
}
