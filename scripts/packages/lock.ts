import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { type LockFile, readLock, withMissing, withoutMissing } from './lock-file.ts';

/**
 * Writes package-lock.json for the packages of package.json and keeps the versions of their dependencies. With `--fresh` it
 * resolves these again, too.
 */
const file = 'package-lock.json';
const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
if (process.argv.includes('--fresh') || before === null) fs.rmSync(file, { force: true });
else write(withoutMissing(readLock(file)));

const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
if (spawnSync('npm', ['install', ...options], { stdio: 'inherit' }).status !== 0) {
  if (before !== null) fs.writeFileSync(file, before);
  console.error('The lock file could not be made: check the connection to the npm registry.');
  process.exit(1);
}
const lock = withMissing(readLock(file));
write(lock);
const [, ...packages] = Object.values(lock.packages);
const missing = packages.filter(({ integrity }) => integrity === undefined).length;
console.log(
  `${packages.length} packages${missing === 0 ? '' : `, ${missing} of them for other systems and without a checksum, because this registry does not have them`}.`,
);

function write(content: LockFile): void {
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
