import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** 1: it needs a person, 2: it has waited for days, 3: its deadline is near. */
export type Stage = 1 | 2 | 3;

interface Remindable {
  readonly id: number;
  readonly site: SiteId;
  readonly number: string;
  readonly receivedAt: Date;
  readonly stage: Stage;
}

const maxAtOnce = 200;

/** Open declarations that have reached a stage about which the operator was not mailed yet; locked until the transaction ends. */
export async function takeRemindable(tx: Tx, waitingBefore: Date, urgentBefore: Date): Promise<Remindable[]> {
  const rows = await tx
    .selectFrom('withdrawals as w')
    .leftJoin('orders as o', 'o.id', 'w.order_id')
    .select(['w.id', 'w.site_id', 'w.number', 'w.received_at'])
    .where('w.outcome', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('w.reminders', '<', 1),
          or([
            eb('w.order_id', 'is', null),
            and([eb('w.kind', '=', 'cancellation'), eb('o.days', '=', 0), eb('w.approved_at', 'is', null)]),
          ]),
        ]),
        and([eb('w.reminders', '<', 2), eb('w.received_at', '<=', waitingBefore)]),
        and([eb('w.reminders', '<', 3), eb('w.received_at', '<=', urgentBefore)]),
      ]),
    )
    .orderBy('w.id')
    .limit(maxAtOnce)
    .forUpdate('w')
    .skipLocked()
    .execute();
  return rows.map(({ id, site_id, number, received_at: receivedAt }) => ({
    id,
    site: siteId(site_id),
    number,
    receivedAt,
    stage: receivedAt <= urgentBefore ? 3 : receivedAt <= waitingBefore ? 2 : 1,
  }));
}

export async function setReminded(tx: Tx, id: number, stage: Stage): Promise<void> {
  await tx.updateTable('withdrawals').set({ reminders: stage }).where('id', '=', id).execute();
}
