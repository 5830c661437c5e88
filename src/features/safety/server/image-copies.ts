import type { Tx } from '#platform/server/db/open-database.ts';
import { requestFileCopies } from '#platform/server/file-deletions/file-copies.ts';
import { storagePathUpTo } from '#features/photos/server/index.ts';
import { lockImages } from './reportable-repo.ts';

/** Px; enough to review an image. */
export const copyWidth = 640;

/** Storage path of the copy of a photo or of an image in a message, by the name of its files. */
export const copyPath = (name: string): string => `evidence/${name}.webp`;

interface Original {
  readonly name: string;
  /** Px of the largest file. */
  readonly width: number;
}

/**
 * Has a copy made of each photo or image of a message, one for all that need it. Call it in the transaction that stores what names the
 * copies. Returns the images with the storage paths of their copies, without those whose deletion has come first.
 */
export async function requestCopies<Image extends Original>(
  tx: Tx,
  images: readonly Image[],
): Promise<(Image & { readonly copy: string })[]> {
  const there = new Set(
    await lockImages(
      tx,
      images.map(({ name }) => name),
    ),
  );
  const copied = images.filter(({ name }) => there.has(name)).map((image) => ({ ...image, copy: copyPath(image.name) }));
  await requestFileCopies(
    tx,
    copied.map((image) => ({ name: image.copy, original: storagePathUpTo(image, copyWidth) })),
  );
  return copied;
}
