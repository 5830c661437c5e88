import { pipeline, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { headBytes, imageLength } from '#platform/server/images/image-length.ts';
import type { FileStorage, StoredFile } from '#platform/server/storage/file-storage.ts';

/** What is sent. */
type WholeFile = Pick<StoredFile, 'size' | 'stream'>;

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
 * never change, so each is parsed once; afterwards only its length in the storage is compared.
 */
export function createWholeFiles(storage: FileStorage) {
  const lengths = new Map<string, number>();
  return {
    /** Null when there is no such file. */
    async open(path: string): Promise<WholeFile | 'damaged' | null> {
      const file = await storage.open(path);
      if (file === null) return null;
      const length = lengths.get(path);
      if (length === file.size) return { size: file.size, stream: () => orNothing(file) };
      // Read as a whole: a bucket is asked once for each file that is served.
      const content = await buffer(file.stream());
      if (imageLength(content.subarray(0, headBytes)) !== content.length || content.length !== file.size) return 'damaged';
      if (lengths.size >= maxRemembered) lengths.clear();
      lengths.set(path, content.length);
      return { size: content.length, stream: () => Readable.from([content]) };
    },
  };
}
