import { existsSync } from 'node:fs';
import { open, mkdir, unlink } from 'node:fs/promises';
import path from 'node:path';

/** A complete upload in a file on the disk, so that neither slow nor large uploads occupy memory. */
export interface SpooledFile {
  /** Where it can be read, from its beginning each time, until it is closed. */
  readonly path: string;
  /** To be called in any case. */
  close(): Promise<void>;
}

/** Bytes that are written at a time: each write of a packet costs the one thread as much as taking the packet apart. */
const atOnce = 256 * 1024;

/** Where the system keeps open files readable that have no name any more: Linux. */
const openFiles = '/proc/self/fd';
const readWithoutName = existsSync(openFiles);

/**
 * Takes a stream down to a file that has no name any more: it is gone with the process, however that ends. Where such a file
 * could not be read by its path, it keeps its name until it is closed.
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
