import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce } from '../build/build.ts';
import { findFakeTime } from './faults/clocks.ts';
import { runFaults } from './faults/run-faults.ts';
import { createUndoing } from './faults/undoing.ts';

/**
 * `npm run faults -- --seed 7 --minutes 10`: a fleet on this machine under chat, likes, photos, orders and logins has one random fault
 * after the other, each when the one before has healed. Then everything that was acknowledged is compared with what is there. Exits 1 if
 * something was lost. `--only 'killed|frozen'`: kinds by their name. `--members`: of the load. `PORT`: of the first process. Needs root.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { seed: text, minutes: { ...text, default: '10' }, members: { ...text, default: '24' }, only: text },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const [minutes, members] = [Number(values.minutes), Number(values.members)];
if (![seed, members].every(Number.isSafeInteger) || !(minutes > 0) || members < 2 || members % 2 === 1) {
  console.error('Give the seed, the minutes and an even number of members: npm run faults -- --seed 7 --minutes 10 --members 24.');
  process.exit(1);
}
if (os.platform() !== 'linux' || process.getuid?.() !== 0) {
  console.error('The faults need Linux and root: they drop packets, fill a disk and move clocks.');
  process.exit(1);
}
for (const script of ['.ci/packages', '.ci/pgbouncer', '.ci/fault-tools'])
  if (spawnSync(script, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) process.exit(1);
const fakeTime = findFakeTime();
if (fakeTime === null) {
  console.error('libfaketime is not there: apt-get install faketime.');
  process.exit(1);
}
await buildOnce(console.log);
console.log(`seed ${seed}`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-faults-'));
const undoing = createUndoing();
let code = 1;
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopped.signal.aborted) process.exit(1);
    stopped.abort();
    void undoing.now().finally(() => process.exit(1));
  });
}
const undo = () => fs.rmSync(folder, { recursive: true, force: true });
try {
  code = await undoing.around(undo, () =>
    runFaults({ seed, minutes, members, only: values.only, port: Number(process.env['PORT'] ?? 3000), folder, fakeTime, undoing }),
  );
} catch (error) {
  if (!stopped.signal.aborted) console.error(error);
}
// Once stopped, the handler of the signal ends the process.
if (!stopped.signal.aborted) process.exit(code);
