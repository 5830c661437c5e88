import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';
import { clearFile, type PhotoFiles, stored, storedFiles } from './photo-files.ts';

/**
 * What is known of the photos, also of deleted ones that are not forgotten yet; `file` is the picture's name in the same
 * folder of photos. Not why one is held: that somebody else shows the same picture would tell whose face is on the site.
 */
export const photoData = (db: Db): DataPart[] => [
  smallPart('photos', ['photos'], async (user) => {
    const rows = await db
      .selectFrom('photos')
      .select(['name', 'width', 'height', 'position', 'status', 'caption', 'created_at', 'deleted_at'])
      .where('user_id', '=', user)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ name, ...row }) => ({ file: clearFile(name, row.width, 'webp'), ...row }));
  }),
];

/** Of every photo, whatever its status and deleted or not, the largest file: what it is called, and under which name the storage has it. */
export async function findOwnPhotoFiles(db: Db, user: UserId): Promise<{ readonly name: string; readonly stored: string }[]> {
  const photos = await findFiles(db, user);
  return photos.map(({ name, width }) => ({ name: clearFile(name, width, 'webp'), stored: stored(clearFile(name, width, 'webp')) }));
}

/** Every file of every photo, as the storage names them. */
export async function findAllPhotoFiles(db: Db | Tx, user: UserId): Promise<string[]> {
  return (await findFiles(db, user)).flatMap(storedFiles);
}

const findFiles = (db: Db | Tx, user: UserId): Promise<PhotoFiles[]> =>
  db.selectFrom('photos').select(['name', 'width', 'avif']).where('user_id', '=', user).orderBy('position').orderBy('id').execute();
