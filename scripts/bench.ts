import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { installChromium } from './install-browsers.ts';

/**
 * Runs all benches one after another, or the named ones: `npm run bench -- search`. Each compares itself with its baseline. The
 * command passes options on to the benches: `npm run bench -- discover --members 1000000 --update`. `--check` exits 1 if a target
 * is missed, or if a result, relative to its floor, is much worse than its baseline. `--help` lists the benches.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const wanted = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(wanted.length);
const ending = '.bench.ts';
const all = fs
  .readdirSync('bench')
  .filter((file) => file.endsWith(ending))
  .map((file) => ({ file, name: file.slice(0, -ending.length), source: fs.readFileSync(`bench/${file}`, 'utf8') }));
const unknown = wanted.filter((start) => !all.some(({ name }) => name.startsWith(start)));
if (unknown.length > 0) console.error(`There is no bench "${unknown.join('", "')}".\n`);
if (unknown.length > 0 || options.some((option) => option === '--help' || option === '-h')) {
  printHelp();
  process.exit(unknown.length > 0 ? 1 : 0);
}

const benches = all.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (benches.some(({ source }) => source.includes('#tests/support/browser/chromium.ts'))) installChromium();
let failed = false;
for (const { file } of benches) {
  console.log(`\n${file}`);
  failed = spawnSync(process.execPath, ['--expose-gc', `bench/${file}`, ...options], { stdio: 'inherit' }).status !== 0 || failed;
}
process.exit(failed ? 1 : 0);

/** The comment at the start of each bench. */
function printHelp(): void {
  console.log('npm run bench -- [name …] [options]    without a name: all of them, one after another\n');
  for (const { name, source } of all) {
    const [, about = ''] = /\/\*\*(.*?)\*\//s.exec(source) ?? [];
    console.log(`${name}\n  ${about.replaceAll(/\s*\n \* /g, '\n  ').trim()}\n`);
  }
  console.log('--update  writes the new figures to bench/baselines');
  console.log('--check   exits 1 if a target is missed, or a result, relative to its floor, is 25 % worse than the baseline');
}
