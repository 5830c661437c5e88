import { existsSync } from 'node:fs';
import { open, mkdir, unlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * A complete upload in a file on the disk, so that neither slow nor large uploads occupy memory. An operation gets the path and
 * never a buffer: libvips reads only what the pixels need. V8 frees large buffers late, so while uploads were read whole, a crowd
 * of the largest files held 225 MB of buffers instead of 129.
 */
export interface SpooledFile {
  /** Its path. Each reader starts at the beginning, until the file is closed. */
  readonly path: string;
  /** Must always be called. */
  close(): Promise<void>;
}

/** Bytes per write: writing each packet costs the one thread as much as parsing it. */
const atOnce = 256 * 1024;

/** Linux lets a process read its open files here, each time from the beginning, also after the name was removed. */
const openFiles = '/proc/self/fd';
const readWithoutName = existsSync(openFiles);

/**
 * Writes a stream to a file and removes its name, so the file disappears with the process, however that ends. (To empty a folder
 * of named files at the start would delete the uploads of another process.) Where the system cannot read such a file by a path,
 * the file keeps its name until it is closed.
 */
export async function spool(stream: AsyncIterable<Uint8Array>, dir: string): Promise<SpooledFile> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const name = path.join(dir, crypto.randomUUID());
  const file = await open(name, 'wx+', 0o600);
  const drop = readWithoutName ? () => file.close() : () => file.close().finally(() => unlink(name));
  try {
    if (readWithoutName) await unlink(name);
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
    await drop();
    throw error;
  }
  return { path: readWithoutName ? `${openFiles}/${file.fd}` : name, close: drop };
}
