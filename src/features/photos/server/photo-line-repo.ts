import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { InLine } from './photo-line.ts';

export interface LineRow extends InLine {
  readonly rejected: boolean;
  readonly deletedAt: Date | null;
}

/** All photos of a member in their order, also those that nobody sees, so that one that comes back finds its place. */
export async function findLine(tx: Tx, user: UserId): Promise<LineRow[]> {
  const rows = await tx
    .selectFrom('photos')
    .select(['id', 'status', 'deleted_at'])
    .where('user_id', '=', user)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, status, deleted_at }) => ({
    id,
    rejected: status === 'rejected',
    deletedAt: deleted_at,
    there: status !== 'rejected' && deleted_at === null,
  }));
}

/** Under the lock of the member's photos; `ids` are all of them. */
export async function setOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE photos SET position = line.place - 1 FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS line (id, place)
    WHERE photos.id = line.id AND photos.position <> line.place - 1`.execute(tx);
}

export async function setCaption(tx: Tx, id: number, caption: string): Promise<void> {
  await tx.updateTable('photos').set({ caption }).where('id', '=', id).execute();
}

/** Null: it is there again. */
export async function setDeleted(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable('photos').set({ deleted_at: at }).where('id', '=', id).execute();
}
