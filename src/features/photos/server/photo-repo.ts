import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type JoinedPhoto, joinedPhotoColumns, type ShownPhoto, toShownPhoto } from './joined-photo.ts';

export interface PhotoRow extends ShownPhoto {
  readonly userId: UserId;
}

/** A member's pending and active photos, in order. */
export async function findPhotos(db: Db | Tx, user: UserId): Promise<PhotoRow[]> {
  const { rows } = await db.executeQuery(photosOf(db, { users: [user] }));
  return toPhotos(rows);
}

/** The pending and active photos of several members, in order. Members without photos are missing. */
export async function findPhotosOf(db: Db, users: readonly UserId[]): Promise<Map<UserId, PhotoRow[]>> {
  const { rows } = await db.executeQuery(photosOf(db, { users }));
  return Map.groupBy(toPhotos(rows), (photo) => photo.userId);
}

const photosOf = compiledQuery((db, { users }: { users: readonly UserId[] }) =>
  db
    .selectFrom('photos')
    .select([...joinedPhotoColumns, 'user_id', 'status'])
    .where('user_id', '=', sql<number>`ANY(${users}::bigint[])`)
    .where('status', 'in', ['pending', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .compile(),
);

interface SelectedPhoto extends JoinedPhoto {
  readonly user_id: number;
  readonly status: string;
}

function toPhotos(rows: readonly SelectedPhoto[]): PhotoRow[] {
  return rows.flatMap((row) => {
    const photo = toShownPhoto(row, row.status === 'active' ? 'active' : 'pending');
    return photo === null ? [] : [{ ...photo, userId: userId(row.user_id) }];
  });
}

/** The facts that decide who may load a photo's files. */
export interface Servable {
  readonly owner: UserId;
  /** Approved, and its member is visible to other members. */
  readonly visible: boolean;
  /** The first visible photo of its member. */
  readonly main: boolean;
}

/**
 * SQL: a rejected photo whose owner can still see it: decisions that stand have removed it, and none of them because it looks like
 * somebody under 18.
 */
const isOwnersStill = sql<boolean>`(photos.status = 'rejected' AND (
  SELECT bool_and(d.reason <> 'minor') FROM decisions d
  WHERE d.user_id = photos.user_id AND d.act = 'remove' AND d.content = 'photo' AND d.applied_at IS NOT NULL AND d.reversed_by IS NULL
    AND (d.item = photos.id OR EXISTS (SELECT FROM decision_items i WHERE i.decision_id = d.id AND i.content = 'photo' AND i.item = photos.id))))`;

/** Null when nobody may load it: it is unknown or deleted, its member deleted the account, or it is rejected for more than the others. */
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
    .where((where) => where.or([where('photos.status', 'in', ['pending', 'active']), isOwnersStill]))
    .where('photos.deleted_at', 'is', null)
    // Addresses signed for the owner remain valid after the account is deleted.
    .where('users.status', '<>', 'deleted')
    .executeTakeFirst();
  if (!row) return null;
  const visible = row.status === 'active' && row.profile === 'active';
  return { owner: userId(row.owner), visible, main: visible && row.main === name };
}
