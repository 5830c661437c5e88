import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A photo to insert. */
export interface NewPhoto {
  readonly userId: UserId;
  readonly status: 'pending' | 'active';
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  readonly caption: string;
  readonly avif?: boolean;
  readonly phash?: string | null;
  /** The reason why it is pending although new photos are approved automatically. */
  readonly heldFor?: 'duplicate' | null;
}

/** Inserts the photo after the member's others and answers its id. Also updates the profile's `updated_at`. */
export function insertPhoto(db: Db, photo: NewPhoto, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, photo.userId);
    return insertLast(tx, photo, null, now);
  });
}

/** Locks the member's photos until the transaction ends. */
export async function lockPhotos(tx: Tx, user: UserId): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', user).forNoKeyUpdate().execute();
}

/** Call with the member's photos locked. */
export async function insertLast(tx: Tx, photo: NewPhoto, clientId: string | null, now: Date): Promise<number> {
  await touchProfile(tx, photo.userId, now);
  const { last } = await tx
    .selectFrom('photos')
    .select((select) => select.fn.coalesce(select.fn.max('position'), select.lit(-1)).as('last'))
    .where('user_id', '=', photo.userId)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('photos')
    .values({
      user_id: photo.userId,
      client_id: clientId,
      position: last + 1,
      status: photo.status,
      name: photo.name,
      width: photo.width,
      height: photo.height,
      thumb_hash: photo.thumbHash,
      caption: photo.caption,
      created_at: now,
      avif: photo.avif ?? false,
      phash: photo.phash ?? null,
      held_for: photo.heldFor ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the search index reload the member. */
export async function touchProfile(tx: Tx, user: UserId, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ updated_at: now }).where('user_id', '=', user).execute();
}

/** Decides whether a member may add a photo. */
export interface PhotoQuota {
  readonly paidUser: boolean;
  /** Pending and active ones. */
  readonly count: number;
}

/** Null when there is no such member. */
export async function findPhotoQuota(db: Db | Tx, user: UserId): Promise<PhotoQuota | null> {
  const row = await db
    .selectFrom('users')
    .select((select) => [
      'users.paid_user',
      select
        .selectFrom('photos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('photos.user_id', '=', 'users.id')
        .where('photos.status', 'in', ['pending', 'active'])
        .where('photos.deleted_at', 'is', null)
        .as('count'),
    ])
    .where('users.id', '=', user)
    .executeTakeFirst();
  return row ? { paidUser: row.paid_user, count: row.count ?? 0 } : null;
}

/** Null when there is no such member. */
export async function findSignupDate(tx: Tx, user: UserId): Promise<Date | null> {
  const row = await tx.selectFrom('users').select('signup_date').where('id', '=', user).executeTakeFirst();
  return row?.signup_date ?? null;
}

/** The photo uploaded earlier with this client_id, in any status, even deleted; null when there is none. */
export async function findUploaded(db: Db | Tx, user: UserId, clientId: string): Promise<number | null> {
  const row = await db.selectFrom('photos').select('id').where('user_id', '=', user).where('client_id', '=', clientId).executeTakeFirst();
  return row?.id ?? null;
}
