import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { differences } from './installed-packages.ts';
import { foldersOn, readLock, thisSystem } from './lock-file.ts';
import { brokenRules } from './package-rules.ts';

/**
 * Checks that the installed packages are those of the lock file, and that the lock file follows the rules for packages.
 * `--runtime`: packages that only tests, lint and types need may be missing.
 */
const { values } = parseArgs({ options: { runtime: { type: 'boolean', default: false } } });
const scope = values.runtime ? 'runtime' : 'all';
const lock = readLock('package-lock.json');
const { allowScripts = {} } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { allowScripts?: Record<string, boolean> };
const unlike = differences(lock, '.', thisSystem(), scope);
const broken = brokenRules(lock, Object.keys(allowScripts));
if (unlike.length > 0) console.error(`The installed packages differ from package-lock.json (run "npm ci"): ${some(unlike)}.`);
if (broken.length > 0) console.error(broken.join('\n'));
if (unlike.length + broken.length > 0) process.exit(1);
console.log(`${foldersOn(thisSystem(), lock, scope).size} packages as locked`);

function some(problems: readonly string[]): string {
  const more = problems.length - 3;
  return `${problems.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
