import { buffer } from 'node:stream/consumers';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { shieldImage } from '#platform/server/images/shield-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { type ImageQueue, storagePathUpTo } from '#features/photos/server/index.ts';
import { findShownPhoto } from './member-repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly imageQueue: ImageQueue;
}

/** Px. */
const shownWidth = 320;
/** Turns among those who upload photos: as many as established members have. */
const queueWeight = 8;

/** A photo that every member sees, with as little as the settings of the person say. */
export async function getPhoto(
  { db, storage, imageQueue }: Deps,
  { id, photo }: { readonly id: number; readonly photo: number },
  { site, staff }: Call<Viewer | null, Staff>,
): Promise<Result<Buffer, 'not_found'>> {
  const found = await findShownPhoto(db, { site, user: userId(id), photo, staff: staff.staffId });
  const file = found === null ? null : await storage.open(storagePathUpTo(found, shownWidth));
  if (found === null || file === null) return fail('not_found');
  const image = await buffer(file.stream());
  const { blur, grey } = found;
  if (!blur && !grey) return ok(image);
  // Ids of staff have a queue of their own: a negative id is nobody's.
  return ok(await imageQueue(-Number(staff.staffId), queueWeight)(() => shieldImage(image, { width: shownWidth, blur, grey })));
}
