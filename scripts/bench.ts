import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Runs all benches one after another, or those named: `npm run bench -- search`. Each compares itself with its baseline.
 * Options are passed on to the benches: `npm run bench -- discover --members 1000000 --update`. With `--check` it ends with an
 * error where a target is missed, or a figure beside its floor is much worse than its baseline.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const wanted = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const benches = fs
  .readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))));
let failed = false;
for (const file of benches) {
  console.log(`\n${file}`);
  failed = spawnSync(process.execPath, ['--expose-gc', `bench/${file}`, ...options], { stdio: 'inherit' }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
