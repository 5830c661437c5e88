import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ticks = Number(execFileSync('getconf', ['CLK_TCK']).toString());

/** CPU seconds of a database server and all its processes, including those that have ended. */
export function postgresCpu(dataDir: string): number {
  const server = Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let sum = 0;
  for (const entry of fs.readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(entry) : null;
    if (stat === null || (stat.parent !== server && Number(entry) !== server)) continue;
    sum += stat.own + (Number(entry) === server ? stat.ended : 0);
  }
  return sum / ticks;
}

/** CPU seconds of one process. */
export const processCpu = (pid: number): number => (statOf(String(pid))?.own ?? Number.NaN) / ticks;

function statOf(process: string): { readonly parent: number; readonly own: number; readonly ended: number } | null {
  try {
    const fields = fs.readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}
