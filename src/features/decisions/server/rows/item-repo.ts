import type { Tx } from '#platform/server/db/open-database.ts';
import type { DecidedItem, Decision } from './decision.ts';

/** What a decision removes besides its own item. */
export async function insertItems(tx: Tx, decision: number, items: readonly DecidedItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('decision_items')
    .values(items.map((one) => ({ decision_id: decision, ...one })))
    .execute();
}

/** Everything that a decision removes. */
export async function listItems(tx: Tx, { id, content, item }: Pick<Decision, 'id' | 'content' | 'item'>): Promise<DecidedItem[]> {
  const rows = await tx.selectFrom('decision_items').select(['content', 'item']).where('decision_id', '=', id).orderBy('item').execute();
  const further = rows.map((row) => ({ content: row.content === 'photo' ? ('photo' as const) : ('message' as const), item: row.item }));
  return item === null || content === 'profile' ? further : [{ content, item }, ...further];
}
