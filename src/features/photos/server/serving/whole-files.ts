import { pipeline, type Readable, Transform } from 'node:stream';
import { headBytes, imageLength } from '#platform/server/images/image-length.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';

type StoredFile = NonNullable<Awaited<ReturnType<FileStorage['open']>>>;

const maxRemembered = 50_000;

/** Makes a response fail that ends too early. Otherwise the client would wait for the rest until the connection times out. */
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
 * Opens only images that are as long as their headers say. A truncated file would be served, and cached, as half an image. Files
 * never change, so each is parsed once; afterwards only its length on disk is compared.
 */
export function createWholeFiles(storage: FileStorage) {
  const lengths = new Map<string, number>();
  return {
    /** Null when there is no such file. */
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
