import { headBytes, imageLength } from '#platform/server/images/image-length.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';

type StoredFile = NonNullable<Awaited<ReturnType<FileStorage['open']>>>;

const maxRemembered = 50_000;

/**
 * Opens pictures that are as long as they say themselves. A file that was cut off would be served, and kept by caches, as half
 * a picture. Files never change, so each is read once for that; afterwards its length on the disk is compared.
 */
export function createWholeFiles(storage: FileStorage) {
  const lengths = new Map<string, number>();
  return {
    /** Null: there is none. */
    async open(path: string): Promise<StoredFile | 'damaged' | null> {
      const file = await storage.open(path);
      if (file === null) return null;
      const length = lengths.get(path) ?? imageLength(await file.head(headBytes));
      if (length !== file.size) return 'damaged';
      if (lengths.size >= maxRemembered) lengths.clear();
      lengths.set(path, length);
      return file;
    },
  };
}
