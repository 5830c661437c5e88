import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';
import { clearFile, stored, storedFiles } from './photo-files.ts';

/** What is known of the photos; `file` is the picture's name in the same folder of photos. */
export const photoData = (db: Db): DataPart[] => [
  smallPart('photos', ['photos'], async (user) => {
    const rows = await db
      .selectFrom('photos')
      .select(['name', 'width', 'height', 'position', 'status', 'caption', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ name, ...row }) => ({ file: clearFile(name, row.width), ...row }));
  }),
];

/** Of every photo, whatever its status, the largest file: what it is called, and under which name the storage has it. */
export async function findOwnPhotoFiles(db: Db, user: UserId): Promise<{ readonly name: string; readonly stored: string }[]> {
  const photos = await findNames(db, user);
  return photos.map(({ name, width }) => ({ name: clearFile(name, width), stored: stored(clearFile(name, width)) }));
}

/** Every file of every photo, as the storage names them. */
export async function findAllPhotoFiles(db: Db | Tx, user: UserId): Promise<string[]> {
  const photos = await findNames(db, user);
  return photos.flatMap(({ name, width }) => storedFiles(name, width));
}

const findNames = (db: Db | Tx, user: UserId) =>
  db.selectFrom('photos').select(['name', 'width']).where('user_id', '=', user).orderBy('position').orderBy('id').execute();
