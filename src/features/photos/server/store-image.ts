import type { ProcessedImage } from '#platform/server/images/process-image.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { deleteFiles, expectFiles, keepFiles } from '#platform/server/file-deletions/file-deletions.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { blurredFile, clearFile, newPhotoName, type PhotoFiles, storagePath, storagePaths } from './photo-files.ts';

/** A stored image: file names and properties. */
export interface StoredImage extends PhotoFiles {
  /** Px of the largest file. */
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  /** See `perceptualHash`. */
  readonly phash: string | null;
}

export interface StoreDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
}

/** Stores the files of an image under a new name. They are removed in an hour unless a transaction keeps them by `keepImage`. */
export async function storeImage({ db, clock, storage }: StoreDeps, image: ProcessedImage): Promise<StoredImage> {
  const name = newPhotoName();
  await expectFiles(db, storagePaths({ name, width: image.width, avif: hasAvif(image) }), clock);
  return storeFiles(storage, image, name);
}

/** Call it in the transaction that inserts the row. */
export const keepImage = (tx: Tx, image: PhotoFiles): Promise<void> => keepFiles(tx, storagePaths(image));

/** Stores the files of an image that no row expects. */
export async function storeFiles(storage: FileStorage, image: ProcessedImage, name = newPhotoName()): Promise<StoredImage> {
  const clear = image.variants.flatMap(({ width, webp, avif }) => [
    { file: clearFile(name, width, 'webp'), content: webp },
    ...(avif === null ? [] : [{ file: clearFile(name, width, 'avif'), content: avif }]),
  ]);
  await Promise.all(
    [...clear, { file: blurredFile(name), content: image.blurred }].map(({ file, content }) => storage.put(storagePath(file), content)),
  );
  const { width, height, thumbHash, phash } = image;
  return { name, width, height, thumbHash, phash, avif: hasAvif(image) };
}

const hasAvif = ({ variants }: ProcessedImage): boolean => variants.every(({ avif }) => avif !== null);

/** Has the files removed. Call it in the transaction that deletes the row. */
export const deleteImages = (db: Db | Tx, photos: readonly PhotoFiles[], now: Date): Promise<void> =>
  deleteFiles(db, photos.flatMap(storagePaths), now);
