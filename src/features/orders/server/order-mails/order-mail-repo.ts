import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** The kinds of mail about an order: the contract is made, or the order was received and waits for its payment. */
export type OrderMailKind = 'order_confirmation' | 'order_placed';

/** Orders whose buyers need a mail, after a given order. A card payment is decided at once, so it gets no mail about waiting. */
export async function listToMail(db: Db, after: number, limit: number): Promise<{ id: number; kind: OrderMailKind }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('id', '>', after)
    .where('pays_debt_of', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'completed'), eb('confirmation_mail_at', 'is', null)]),
        and([eb('state', '=', 'pending'), eb('placed_mail_at', 'is', null), eb('method', '<>', 'card')]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, state }) => ({ id, kind: state === 'completed' ? 'order_confirmation' : 'order_placed' }));
}

/** Marks a mail as sent. False when it must not be sent, or was sent already. */
export async function setMailed(tx: Tx, order: number, kind: OrderMailKind, now: Date): Promise<boolean> {
  const [column, state] =
    kind === 'order_confirmation' ? (['confirmation_mail_at', 'completed'] as const) : (['placed_mail_at', 'pending'] as const);
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ [column]: now })
    .where('id', '=', order)
    .where('state', '=', state)
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the buyer asked to start before the time to withdraw is over. */
export async function hasStartConsent(tx: Tx, order: number): Promise<boolean> {
  const row = await tx.selectFrom('order_payments').select('start_text_version').where('order_id', '=', order).executeTakeFirst();
  return (row?.start_text_version ?? null) !== null;
}
