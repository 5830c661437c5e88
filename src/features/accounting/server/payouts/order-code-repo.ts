import type { Db } from '#platform/server/db/open-database.ts';

/** The four characters at the end of an order's number; null when there is no such order, or its buyer is gone. */
export async function findCode(db: Db, order: number): Promise<string | null> {
  const row = await db.selectFrom('orders').select('code').where('id', '=', order).executeTakeFirst();
  return row?.code ?? null;
}
