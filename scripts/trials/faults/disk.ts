import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A small disk in memory for the files of one process. */
export interface Disk {
  /** Where it is. */
  readonly folder: string;
  /** Writes until nothing fits any more. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  close(): void;
}

/** Megabytes: the assets of a release and a few uploads. */
const size = 128;

export function openDisk(folder: string): Disk {
  fs.mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=700`, 'tmpfs', folder]);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const chunk of [Buffer.alloc(1024 * 1024), Buffer.alloc(512)]) {
        try {
          for (;;) fs.appendFileSync(ballast, chunk);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    // Also while something still holds a file of it open.
    close: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
