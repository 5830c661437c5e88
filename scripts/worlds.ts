import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** `npm run worlds -- --runs 5000`: lets money go through random worlds for as long as one likes. Ends with 1 where a rule was broken. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } } });
const runs = Number(values.runs);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
  console.error('Say how many worlds, and with which choices: npm run worlds -- --runs 5000 --seed 7. Both are whole numbers.');
  process.exit(1);
}
const repeat = `npm run worlds -- --runs ${runs} --seed ${seed}`;
console.log(`${runs} worlds of money. The same choices again: ${repeat}`);
const test = 'src/features/payments/server/books/worlds.property.test.ts';
const started = performance.now();
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', test], {
  stdio: 'inherit',
  env: { ...process.env, FC_RUNS: String(runs), TEST_SEED: String(seed) },
});
console.log(
  `${status === 0 ? 'All rules held' : 'The run failed, for the reason above,'} after ${Math.round((performance.now() - started) / 1000)} s: ${repeat}`,
);
process.exit(status ?? 1);
