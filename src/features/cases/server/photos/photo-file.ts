import { buffer } from 'node:stream/consumers';
import type { QueryOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { shieldImage } from '#platform/server/images/shield-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { storagePathUpTo } from '#features/photos/server/index.ts';
import type { getPhotoFile as endpoint } from '../../contract/photo-endpoints.ts';
import { findPhotoFile } from './photo-file-repo.ts';
import type { StackOf } from './get-photos.ts';

/** Px. */
const widths = { small: 320, large: 1280 };

export interface FileDeps {
  readonly db: Db;
  readonly storage: FileStorage;
}

/** The file of a photo that has, or had, a case of its own on the site, with as little as the settings of the person say. */
export async function photoFile(
  { db, storage }: FileDeps,
  { id, clear, colour, large }: QueryOf<typeof endpoint>,
  of: StackOf,
): Promise<Result<Buffer, 'not_found'>> {
  const photo = await findPhotoFile(db, id, of);
  const width = large === 1 ? widths.large : widths.small;
  const file = photo === null ? null : await storage.open(storagePathUpTo(photo, width));
  if (photo === null || file === null) return fail('not_found');
  return ok(await shieldImage(await buffer(file.stream()), { width, grey: photo.grey && colour !== 1, blur: photo.blur && clear !== 1 }));
}
