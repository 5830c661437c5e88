import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ImageFault, processImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { NewTeaser } from './new-teaser.ts';
import { nameOf, stored } from './teaser-file.ts';
import { insertTeaser, type TeaserImage } from './teaser-repo.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
}

/** Px, enough for the sharpest screens: the card shows it at 112. */
const widest = 320;

/** Adds a teaser to a site, for its operator. The picture, a JPEG, PNG or WebP, is kept as one small WebP of ours. */
export async function addTeaser(
  { db, storage }: Deps,
  site: SiteId,
  teaser: NewTeaser,
  picture: Uint8Array | null,
): Promise<Result<{ readonly id: number }, ImageFault>> {
  const image = picture === null ? null : await keepPicture(storage, picture);
  if (typeof image === 'string') return fail(image);
  return ok({ id: await insertTeaser(db, site, teaser, image) });
}

async function keepPicture(storage: FileStorage, picture: Uint8Array): Promise<TeaserImage | ImageFault> {
  const processed = await processImage(picture, { avif: false });
  if (typeof processed === 'string') return processed;
  const file = processed.variants.findLast(({ width }) => width <= widest);
  if (file === undefined) return 'too_small';
  const name = nameOf(file.webp);
  await storage.put(stored(name), file.webp);
  return { name, width: file.width, height: Math.round((processed.height * file.width) / processed.width) };
}
