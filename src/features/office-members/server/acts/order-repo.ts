import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Whether the member paid this order, and so much. `amount`: in minor units. */
export async function isPaidOrder(
  tx: Tx,
  { user, order, amount }: { readonly user: UserId; readonly order: number; readonly amount: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders WHERE id = ${order} AND user_id = ${user} AND amount = ${amount}::bigint AND state = 'completed'`.execute(tx);
  return rows.length > 0;
}
