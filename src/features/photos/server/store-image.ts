import type { ProcessedImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { blurredFile, clearFile, newPhotoName, type PhotoFiles, stored, storedFiles } from './photo-files.ts';

/** What the files of a picture say of the photo. */
export interface StoredImage extends PhotoFiles {
  /** Px of the largest file. */
  readonly height: number;
  /** Base64 of a ThumbHash. */
  readonly thumbHash: string;
  /** See `perceptualHash`. */
  readonly phash: string | null;
}

/** Keeps the files of a picture under a new name. */
export async function storeImage(storage: FileStorage, image: ProcessedImage): Promise<StoredImage> {
  const name = newPhotoName();
  const clear = image.variants.flatMap(({ width, webp, avif }) => [
    { file: clearFile(name, width, 'webp'), content: webp },
    ...(avif === null ? [] : [{ file: clearFile(name, width, 'avif'), content: avif }]),
  ]);
  await Promise.all(
    [...clear, { file: blurredFile(name), content: image.blurred }].map(({ file, content }) => storage.put(stored(file), content)),
  );
  const { width, height, thumbHash, phash, variants } = image;
  return { name, width, height, thumbHash, phash, avif: variants.every(({ avif }) => avif !== null) };
}

export async function dropImage(storage: FileStorage, photo: PhotoFiles): Promise<void> {
  await Promise.all(storedFiles(photo).map((file) => storage.remove(file)));
}
