import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * `npm run worlds -- --runs 5000`: fuzzes payments with random event sequences and checks the books after each, in as many
 * processes as there are processors, each with a database server of its own. Exits 1 if a rule was broken.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { runs: { ...text, default: '1000' }, seed: text, jobs: text } });
const runs = Number(values.runs);
const seed = Number(values.seed ?? randomInt(2 ** 31));
/** Fewer runs than this are not worth a database server. */
const leastOfJob = 64;
const jobs = Number(values.jobs ?? Math.max(1, Math.min(os.availableParallelism(), Math.floor(runs / leastOfJob))));
if (![runs, seed, jobs].every(Number.isSafeInteger) || runs < 1 || jobs < 1 || jobs > 64) {
  console.error(
    'Give the number of runs, the seed and the number of processes, all as whole numbers: npm run worlds -- --runs 5000 --seed 7 --jobs 2.',
  );
  process.exit(1);
}
const repeat = `npm run worlds -- --runs ${runs} --seed ${seed} --jobs ${jobs}`;
console.log(`${runs} random sequences of payments. To repeat them: ${repeat}`);
const started = performance.now();
const codes = await Promise.all(Array.from({ length: jobs }, (_, job) => runJob(job)));
const seconds = (performance.now() - started) / 1000;
const held = codes.every((code) => code === 0);
const speed = `${Math.round(seconds)} s, ${(runs / seconds).toFixed(1)} runs a second`;
console.log(`${held ? `All rules held in ${speed}` : `The run failed after ${speed}, for the reason above`}: ${repeat}`);
process.exit(held ? 0 : 1);

/** A share of the runs, with a seed of its own. */
async function runJob(job: number): Promise<number> {
  const share = Math.floor(runs / jobs) + (job < runs % jobs ? 1 : 0);
  const test = 'src/features/accounting/server/books/worlds.property.test.ts';
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', test], {
    stdio: 'inherit',
    env: { ...process.env, FC_RUNS: String(share), TEST_SEED: String(seed + job) },
  });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
