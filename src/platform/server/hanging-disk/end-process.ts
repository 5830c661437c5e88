import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ms that work on disks has to end. */
const longest = 1000;

const isDiskBusy = (): boolean => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));

/**
 * Ends this process, also while a disk hangs. `process.exit` waits for each of Node's threads, and so for ever for one that a network
 * folder keeps; then only a kill ends the process, whose status is 137.
 */
export async function endProcess(code: number): Promise<never> {
  const until = performance.now() + longest;
  while (isDiskBusy() && performance.now() < until) await sleep(20);
  if (isDiskBusy()) process.kill(process.pid, 'SIGKILL');
  return process.exit(code);
}
