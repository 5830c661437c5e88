import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';
import { clearFile, storagePath, storagePaths } from './photo-files.ts';

/**
 * The member's photos for the data export, including deleted ones that are not purged yet; `file` is the image's name
 * in the export's photo folder. Leaves out `held_for`: it would reveal that another member shows the same image.
 */
export const photoData = (db: Db): DataPart[] => [
  smallPart('photos', ['photos'], async (user) => {
    const rows = await db
      .selectFrom('photos')
      .select(['id', 'name', 'width', 'height', 'position', 'status', 'caption', 'created_at', 'deleted_at'])
      .where('user_id', '=', user)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ name, ...row }) => ({ file: clearFile(name, row.width, 'webp'), ...row }));
  }),
];

/** For every photo in any status, even deleted: the name of its largest file and its path in the storage. */
export async function findOwnPhotoFiles(db: Db, user: UserId): Promise<{ readonly name: string; readonly stored: string }[]> {
  const photos = await files(db, user).orderBy('position').orderBy('id').execute();
  return photos.map(({ name, width }) => ({ name: clearFile(name, width, 'webp'), stored: storagePath(clearFile(name, width, 'webp')) }));
}

/** Storage paths of all files of all photos. Locks the photos in the order of reports, so that a report of one comes before or not at all. */
export async function findAllPhotoFiles(tx: Db | Tx, user: UserId): Promise<string[]> {
  return (await files(tx, user).orderBy('id').forUpdate().execute()).flatMap(storagePaths);
}

const files = (db: Db | Tx, user: UserId) => db.selectFrom('photos').select(['id', 'name', 'width', 'avif']).where('user_id', '=', user);
