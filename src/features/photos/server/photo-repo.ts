import { type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A photo that is neither rejected nor deleted. */
export interface PhotoRow {
  readonly id: number;
  readonly userId: UserId;
  readonly status: 'pending' | 'active';
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  readonly caption: string;
  /** The clear files exist as AVIF too. */
  readonly avif: boolean;
}

/** A member's pending and active photos, in order. */
export async function findPhotos(db: Db | Tx, user: UserId): Promise<PhotoRow[]> {
  const { rows } = await db.executeQuery(photosOf(db, { users: [user] }));
  return rows.map(toPhoto);
}

/** The same of several members; whoever has none is missing. */
export async function findPhotosOf(db: Db, users: readonly UserId[]): Promise<Map<UserId, PhotoRow[]>> {
  const { rows } = await db.executeQuery(photosOf(db, { users }));
  return Map.groupBy(rows.map(toPhoto), (photo) => photo.userId);
}

const photosOf = compiledQuery((db, { users }: { users: readonly UserId[] }) =>
  db
    .selectFrom('photos')
    .select(['id', 'user_id', 'status', 'name', 'width', 'height', 'thumb_hash', 'caption', 'avif'])
    .where('user_id', '=', sql<number>`ANY(${users}::bigint[])`)
    .where('status', 'in', ['pending', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .compile(),
);

type Selected = Pick<
  Selectable<DB['photos']>,
  'id' | 'user_id' | 'status' | 'name' | 'width' | 'height' | 'thumb_hash' | 'caption' | 'avif'
>;

const toPhoto = (row: Selected): PhotoRow => ({
  id: row.id,
  userId: userId(row.user_id),
  status: row.status === 'active' ? 'active' : 'pending',
  name: row.name,
  width: row.width,
  height: row.height,
  thumbHash: row.thumb_hash,
  caption: row.caption,
  avif: row.avif,
});

/** What decides who may load a photo's files. */
export interface Servable {
  readonly owner: UserId;
  /** Approved, and its member is visible to others. */
  readonly visible: boolean;
  /** The first visible photo of its member. */
  readonly main: boolean;
}

/** Null when the photo is unknown, rejected or deleted, or its member deleted the account. */
export async function findServable(db: Db, name: string): Promise<Servable | null> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('profiles', 'profiles.user_id', 'photos.user_id')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select((select) => [
      'photos.user_id as owner',
      'photos.status',
      'profiles.status as profile',
      select
        .selectFrom('photos as other')
        .select('other.name')
        .whereRef('other.user_id', '=', 'photos.user_id')
        .where('other.status', '=', 'active')
        .where('other.deleted_at', 'is', null)
        .orderBy('other.position')
        .orderBy('other.id')
        .limit(1)
        .as('main'),
    ])
    .where('photos.name', '=', name)
    .where('photos.status', 'in', ['pending', 'active'])
    .where('photos.deleted_at', 'is', null)
    // Addresses signed for the owner outlive the account.
    .where('users.status', '<>', 'deleted')
    .executeTakeFirst();
  if (!row) return null;
  const visible = row.status === 'active' && row.profile === 'active';
  return { owner: userId(row.owner), visible, main: visible && row.main === name };
}
