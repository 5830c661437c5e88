import type { StaffDeps } from '../deps.ts';
import { takeLapsed } from '../store/approval-repo.ts';

/** Requests that nobody answered within a day end, each once. */
export async function endLapsed({ db, clock, approvals }: StaffDeps): Promise<void> {
  const endNext = () =>
    db.transaction().execute(async (tx) => {
      const row = await takeLapsed(tx, clock.now());
      if (row !== null) await approvals.handlerOf(row.kind)?.ended?.(tx, { row, how: 'lapsed', by: null, words: undefined });
      return row;
    });
  while ((await endNext()) !== null);
}
