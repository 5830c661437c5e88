// Installs the packages that a command needs, then runs the command with the Node that is one of these packages.
// Runs before anything is installed and on old versions of Node, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
const stamp = 'node_modules/.emberleaf-installed';
const [command = 'start', ...rest] = process.argv.slice(2);

const scripts = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  dev: 'scripts/dev.ts',
  seed: 'scripts/seed.ts',
  bench: 'scripts/bench.ts',
  verify: 'scripts/verify.ts',
  attack: 'scripts/trials/attack.ts',
  scan: 'scripts/trials/scan.ts',
};
const script = scripts[command];
if (script === undefined) fail(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);

const locked = lockedPackages();
const fresh = installPackages();
const node = existsSync('node_modules/.bin/node') ? path.join(root, 'node_modules/.bin/node') : process.execPath;
const [major = 0, minor = 0] = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.slice(1).split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18))
  fail('Node 22.18 or newer is needed, and none came with the packages for this system: please install one.');
if (fresh) {
  if (spawnSync(node, ['scripts/packages/check-packages.ts'], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) process.exit(1);
  writeFileSync(stamp, locked);
}
const ran = spawnSync(node, [script, ...rest], {
  stdio: 'inherit',
  env: {
    // With an arena for each thread, glibc keeps hundreds of megabytes of what pictures took.
    MALLOC_ARENA_MAX: '2',
    // Compiled modules, without their types: a third less processor time at each start after the first.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  },
});
process.exit(ran.status ?? 1);

/** Changes whenever the packages in package.json or the lock file change. */
function lockedPackages() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const requested = JSON.stringify({ dependencies, devDependencies, optionalDependencies });
  return createHash('sha256').update(requested).update(readFileSync('package-lock.json')).digest('hex');
}

/** Installs exactly the packages of the lock file, with their checksums. Returns false when they were installed already. */
function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return false;
  console.log('Installing packages (about a minute, once) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status === 0) return true;
  return fail(
    'The packages of package-lock.json could not be installed, for the reason above: check the connection to the npm registry, or run "npm run lock" if package.json has changed.',
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
