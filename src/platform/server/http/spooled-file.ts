import { open, mkdir, unlink } from 'node:fs/promises';
import path from 'node:path';

/** A file that has arrived and waits on the disk, so that those who send slowly hold no memory. */
export interface SpooledFile {
  read(): Promise<Buffer>;
  /** To be called in any case. */
  close(): Promise<void>;
}

/** Bytes that are written at a time: each write of a packet costs the one thread as much as taking the packet apart. */
const atOnce = 256 * 1024;

/** Takes a stream down to a file that has no name any more: it is gone with the process, however that ends. */
export async function spool(stream: AsyncIterable<Uint8Array>, dir: string): Promise<SpooledFile> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const name = path.join(dir, crypto.randomUUID());
  const file = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
    let packets: Uint8Array[] = [];
    let bytes = 0;
    for await (const packet of stream) {
      packets.push(packet);
      bytes += packet.length;
      if (bytes < atOnce) continue;
      await file.writev(packets);
      packets = [];
      bytes = 0;
    }
    if (bytes > 0) await file.writev(packets);
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
