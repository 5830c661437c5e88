import type { StaffDeps } from '../deps.ts';
import { mailAsker } from './mail-asker.ts';
import { takeLapsed } from '../store/approval-repo.ts';

/** Requests that nobody answered within a day end, each once. */
export async function endLapsed(deps: StaffDeps): Promise<void> {
  const { db, clock, approvals } = deps;
  const endNext = () =>
    db.transaction().execute(async (tx) => {
      const row = await takeLapsed(tx, clock.now());
      if (row === null) return null;
      await approvals.handlerOf(row.kind)?.ended?.(tx, { row, how: 'lapsed', by: null, words: undefined });
      await mailAsker(deps, tx, row, 'lapsed');
      return row;
    });
  while ((await endNext()) !== null);
}
