import type { ProcessedImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { blurredFile, clearFile, newPhotoName, stored, storedFiles } from './photo-files.ts';

/** Keeps the files of a picture under a new name, which it gives back. */
export async function storeImage(storage: FileStorage, image: ProcessedImage): Promise<string> {
  const name = newPhotoName();
  const files = [
    ...image.variants.map(({ width, bytes }) => [clearFile(name, width), bytes] as const),
    [blurredFile(name), image.blurred] as const,
  ];
  await Promise.all(files.map(([file, content]) => storage.put(stored(file), content)));
  return name;
}

export async function dropImage(storage: FileStorage, name: string, width: number): Promise<void> {
  await Promise.all(storedFiles(name, width).map((file) => storage.remove(file)));
}
