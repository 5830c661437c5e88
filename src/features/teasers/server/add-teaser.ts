import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type ImageError, processImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { NewTeaser } from './new-teaser.ts';
import { nameOf, storagePath } from './teaser-file.ts';
import { insertTeaser, type TeaserImage } from './teaser-repo.ts';

interface Deps {
  readonly db: Db | Tx;
  readonly storage: FileStorage;
}

/** Px; the card shows the image at 112 px, on screens of up to 3x. */
const maxWidth = 320;

/** Adds a teaser to a site. The image, a JPEG, PNG or WebP, is stored as one small WebP. */
export async function addTeaser(
  { db, storage }: Deps,
  site: SiteId,
  teaser: NewTeaser,
  bytes: Uint8Array | null,
): Promise<Result<{ readonly id: number }, ImageError>> {
  const image = bytes === null ? null : await storeTeaserImage(storage, bytes);
  if (typeof image === 'string') return fail(image);
  return ok({ id: await insertTeaser(db, site, teaser, image) });
}

/** The image alone, so that a transaction does not wait for it. */
export async function storeTeaserImage(storage: FileStorage, bytes: Uint8Array | string): Promise<TeaserImage | ImageError> {
  const processed = await processImage(bytes, { avif: false });
  if (typeof processed === 'string') return processed;
  const file = processed.variants.findLast(({ width }) => width <= maxWidth);
  if (file === undefined) return 'too_small';
  const name = nameOf(file.webp);
  await storage.put(storagePath(name), file.webp);
  return { name, width: file.width, height: Math.round((processed.height * file.width) / processed.width) };
}
