import { pipeline, type Readable, Transform } from 'node:stream';
import { headBytes, imageLength } from '#platform/server/images/image-length.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';

type StoredFile = NonNullable<Awaited<ReturnType<FileStorage['open']>>>;

const maxRemembered = 50_000;

/** An answer that ends too soon fails: else its reader would wait for the rest until the connection is idle for too long. */
function orNothing({ size, stream }: StoredFile): Readable {
  let left = size;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(null, chunk);
    },
    flush: (done) => done(left === 0 ? null : new Error('a photo has become shorter while it was sent')),
  });
  return pipeline(stream(), counted, () => {});
}

/**
 * Opens images that are as long as they say themselves. A file that was cut off would be served, and kept by caches, as half
 * an image. Files never change, so each is read once for that; afterwards its length on the disk is compared.
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
      return { ...file, stream: () => orNothing(file) };
    },
  };
}
