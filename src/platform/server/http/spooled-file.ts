import { open, mkdir, unlink } from 'node:fs/promises';
import path from 'node:path';

/** A file that has arrived and waits on the disk, so that those who send slowly hold no memory. */
export interface SpooledFile {
  read(): Promise<Buffer>;
  /** To be called in any case. */
  close(): Promise<void>;
}

/** Takes a stream down to a file that has no name any more: it is gone with the process, however that ends. */
export async function spool(stream: AsyncIterable<Uint8Array>, dir: string): Promise<SpooledFile> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const name = path.join(dir, crypto.randomUUID());
  const file = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
    for await (const chunk of stream) await file.write(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    async read() {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(size), position: 0, length: size });
      if (bytesRead !== size) throw new Error('a spooled file is shorter than it was');
      return buffer;
    },
    close: () => file.close(),
  };
}
