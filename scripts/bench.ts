import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** All benches one after another, or those named: `npm run bench -- search`. Each compares itself with its baseline. */
const wanted = process.argv.slice(2);
const benches = fs
  .readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))));
let failed = false;
for (const file of benches) {
  console.log(`\n${file}`);
  failed = spawnSync(process.execPath, ['--expose-gc', `bench/${file}`], { stdio: 'inherit' }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);
