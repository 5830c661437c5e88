import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface PhotoRow {
  readonly userId: UserId;
  readonly status: 'pending' | 'active';
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  readonly caption: string;
}

/** Behind the member's other photos. The change shows in the profile's `updated_at`. */
export async function insertPhoto(db: Db, photo: PhotoRow, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPhotos(tx, photo.userId);
    await insertBehind(tx, photo, null, now);
  });
}

/** What decides whether a member may add one more. */
export interface Room {
  readonly paidUser: boolean;
  /** Pending and active ones. */
  readonly count: number;
  /** The photo that this client_id was given before; null: none. */
  readonly known: string | null;
}

/** Null: no such member. */
export async function findRoom(db: Db | Tx, user: UserId, clientId: string): Promise<Room | null> {
  const row = await db
    .selectFrom('users')
    .select((select) => [
      'users.paid_user',
      select
        .selectFrom('photos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('photos.user_id', '=', 'users.id')
        .where('photos.status', 'in', ['pending', 'active'])
        .as('count'),
      select
        .selectFrom('photos')
        .select('photos.name')
        .whereRef('photos.user_id', '=', 'users.id')
        .where('photos.client_id', '=', clientId)
        .as('known'),
    ])
    .where('users.id', '=', user)
    .executeTakeFirst();
  return row ? { paidUser: row.paid_user, count: row.count ?? 0, known: row.known } : null;
}

/** Until the transaction ends, nobody else adds photos to this member. */
export async function lockPhotos(tx: Tx, user: UserId): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', user).forNoKeyUpdate().execute();
}

/** Under the lock of the member's photos. */
export async function insertBehind(tx: Tx, photo: PhotoRow, clientId: string | null, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ updated_at: now }).where('user_id', '=', photo.userId).execute();
  const { next } = await tx
    .selectFrom('photos')
    .select((select) => select.fn.coalesce(select.fn.max('position'), select.lit(-1)).as('next'))
    .where('user_id', '=', photo.userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('photos')
    .values({
      user_id: photo.userId,
      client_id: clientId,
      position: next + 1,
      status: photo.status,
      name: photo.name,
      width: photo.width,
      height: photo.height,
      thumb_hash: photo.thumbHash,
      caption: photo.caption,
      created_at: now,
    })
    .execute();
}

/** Pending and active ones, in the member's order. */
export async function findPhotos(db: Db, user: UserId): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('photos')
    .select(['user_id', 'status', 'name', 'width', 'height', 'thumb_hash', 'caption'])
    .where('user_id', '=', user)
    .where('status', 'in', ['pending', 'active'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    userId: userId(row.user_id),
    status: row.status === 'active' ? 'active' : 'pending',
    name: row.name,
    width: row.width,
    height: row.height,
    thumbHash: row.thumb_hash,
    caption: row.caption,
  }));
}

/** What decides who may have a photo's files. */
export interface Servable {
  /** Approved, of a member whom others may see. */
  readonly visible: boolean;
  /** The first visible photo of its member. */
  readonly main: boolean;
}

/** Null: no such photo, a rejected one, or its member has deleted the account. */
export async function findServable(db: Db, name: string): Promise<Servable | null> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.user_id')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select((select) => [
      'photos.status',
      'profiles.status as profile',
      select
        .selectFrom('photos as other')
        .select('other.name')
        .whereRef('other.user_id', '=', 'photos.user_id')
        .where('other.status', '=', 'active')
        .orderBy('other.position')
        .orderBy('other.id')
        .limit(1)
        .as('main'),
    ])
    .where('photos.name', '=', name)
    .where('photos.status', 'in', ['pending', 'active'])
    // Addresses that were signed for the owner outlive the account.
    .where('users.status', '<>', 'deleted')
    .executeTakeFirst();
  if (!row) return null;
  const visible = row.status === 'active' && row.profile === 'active';
  return { visible, main: visible && row.main === name };
}
