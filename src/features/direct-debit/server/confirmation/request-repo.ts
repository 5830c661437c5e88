import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

const smsStates = ['sending', 'sent', 'failed'] as const;

/** A form that waits for the confirmation of its code. */
export interface RequestRow {
  readonly clientId: string;
  readonly details: Buffer;
  readonly codeHash: Buffer;
  readonly sms: (typeof smsStates)[number];
  readonly tries: number;
  readonly sends: number;
  readonly sentAt: Date;
}

export async function findRequest(db: Db | Tx, order: number): Promise<RequestRow | null> {
  const row = await db.selectFrom('direct_debit_requests').selectAll().where('order_id', '=', order).executeTakeFirst();
  if (!row?.details) return null;
  const sms = smsStates.find((state) => state === row.sms);
  if (!sms) throw new Error(`the SMS of order ${order} is ${row.sms}`);
  return {
    clientId: row.client_id,
    details: row.details,
    codeHash: row.code_hash,
    sms,
    tries: row.tries,
    sends: row.sends,
    sentAt: row.sent_at,
  };
}

/** A member's forms, for the data export; without the entered data once the order is placed. */
export async function listRequests(db: Db, user: UserId): Promise<{ order_id: number; details: Buffer | null; sent_at: Date }[]> {
  return db.selectFrom('direct_debit_requests').select(['order_id', 'details', 'sent_at']).where('user_id', '=', user).execute();
}

/** Stores the form with a new code and resets its tries. */
export async function putRequest(
  tx: Tx,
  request: { order: number; user: UserId; clientId: string; details: Buffer; codeHash: Buffer },
  now: Date,
): Promise<void> {
  const { clientId: client_id, details, codeHash: code_hash } = request;
  const code = { client_id, details, code_hash, sms: 'sending', tries: 0, sent_at: now };
  await tx
    .insertInto('direct_debit_requests')
    .values({ order_id: request.order, user_id: request.user, ...code })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((row) => ({ ...code, sends: row('direct_debit_requests.sends', '+', 1) })),
    )
    .execute();
}

export async function countTry(tx: Tx, order: number): Promise<void> {
  await tx
    .updateTable('direct_debit_requests')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('order_id', '=', order)
    .execute();
}

/** Codes sent to a member for orders whose last code is newer than a time. */
export async function countSends(db: Db | Tx, user: UserId, after: Date): Promise<number> {
  const row = await db
    .selectFrom('direct_debit_requests')
    .select((query) => query.fn.sum<number>('sends').as('sends'))
    .where('user_id', '=', user)
    .where('sent_at', '>', after)
    .executeTakeFirst();
  return Number(row?.sends ?? 0);
}

/** Stores the result of sending an SMS. A failed SMS does not count. */
export async function setSms(db: Db, order: number, clientId: string, sms: 'sent' | 'failed'): Promise<void> {
  await db
    .updateTable('direct_debit_requests')
    .set((row) => ({ sms, ...(sms === 'failed' && { sends: row('sends', '-', 1) }) }))
    .where('order_id', '=', order)
    .where('client_id', '=', clientId)
    .where('sms', '=', 'sending')
    .execute();
}

/** Deletes the entered data after the order is placed: the mandate has it from now on. */
export async function forgetDetails(tx: Tx, order: number): Promise<void> {
  await tx.updateTable('direct_debit_requests').set({ details: null }).where('order_id', '=', order).execute();
}

export async function deleteOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('direct_debit_requests').where('sent_at', '<', before).execute();
}
