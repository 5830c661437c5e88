import fs from 'node:fs/promises';
import path from 'node:path';

/** Sends a signal to an embedded database and all of its processes at once: `SIGKILL` like a power cut, `SIGSTOP` freezes it. */
export async function signalPostgres(dataDir: string, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const pid = Number((await fs.readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = (await fs.readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal);
    } catch {
      // The process has already ended.
    }
  }
}
