import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new folder that is deleted with this process, also when the process is terminated. */
export function workFolder(prefix: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  process.once('exit', () => fs.rmSync(dir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return dir;
}
