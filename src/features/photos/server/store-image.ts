import type { ProcessedImage } from '#platform/server/images/process-image.ts';
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

/** Stores the files of an image under a new name. */
export async function storeImage(storage: FileStorage, image: ProcessedImage): Promise<StoredImage> {
  const name = newPhotoName();
  const clear = image.variants.flatMap(({ width, webp, avif }) => [
    { file: clearFile(name, width, 'webp'), content: webp },
    ...(avif === null ? [] : [{ file: clearFile(name, width, 'avif'), content: avif }]),
  ]);
  await Promise.all(
    [...clear, { file: blurredFile(name), content: image.blurred }].map(({ file, content }) => storage.put(storagePath(file), content)),
  );
  const { width, height, thumbHash, phash, variants } = image;
  return { name, width, height, thumbHash, phash, avif: variants.every(({ avif }) => avif !== null) };
}

export async function deleteImage(storage: FileStorage, photo: PhotoFiles): Promise<void> {
  await Promise.all(storagePaths(photo).map((file) => storage.remove(file)));
}
