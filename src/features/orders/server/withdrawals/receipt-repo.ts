import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface ReceiptOf {
  readonly number: string;
  readonly site: SiteId;
  readonly name: string;
  readonly order: string;
  readonly email: string;
  readonly language: string;
  readonly ends: string | null;
  readonly receivedAt: Date;
  readonly confirmed: boolean;
}

/** Marks the receipt as sent. Null when it was sent already, or its declarer was erased. */
export async function takeReceipt(tx: Tx, number: string, now: Date): Promise<ReceiptOf | null> {
  const row = await tx
    .updateTable('withdrawals')
    .set({ receipt_sent_at: now })
    .where('number', '=', number)
    .where('receipt_sent_at', 'is', null)
    .where('email', '<>', '')
    .returning(['site_id', 'name', 'order_text', 'email', 'language', 'ends', 'received_at', 'confirmed_at'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { site_id, order_text: order, received_at, confirmed_at, ...rest } = row;
  return { ...rest, number, site: siteId(site_id), order, receivedAt: received_at, confirmed: confirmed_at !== null };
}

/** Number of receipts sent to an address since that time. */
export async function countReceipts(db: Db | Tx, site: SiteId, email: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('site_id', '=', site)
    .where('receipt_sent_at', '>', since)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return n;
}

const maxAtOnce = 100;

/** Oldest first, only for addresses below the limit since that time, so that addresses over it do not block the others. */
export const listWaitingReceipts = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('withdrawals as w')
    .select(['w.number', 'w.site_id as site', 'w.email'])
    .where('w.receipt_sent_at', 'is', null)
    .where('w.email', '<>', '')
    .where(
      ({ selectFrom }) =>
        selectFrom('withdrawals as sent')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('sent.site_id', '=', 'w.site_id')
          .whereRef('sent.email', '=', 'w.email')
          .where('sent.receipt_sent_at', '>', since),
      '<',
      limit,
    )
    .orderBy('w.id')
    .limit(maxAtOnce)
    .execute();
