// Runs before anything is installed and on old versions of Node, so it is plain JavaScript without dependencies.
// Brings what a command needs, then runs it with the Node that came as a package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
const [command = 'start', ...rest] = process.argv.slice(2);

const scripts = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  dev: 'scripts/dev.ts',
  seed: 'scripts/seed.ts',
  bench: 'scripts/bench.ts',
  verify: 'scripts/verify.ts',
};
const script = scripts[command];
if (script === undefined) fail(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);

installPackages();
const node = existsSync('node_modules/.bin/node') ? path.join(root, 'node_modules/.bin/node') : process.execPath;
const [major = 0, minor = 0] = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.slice(1).split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18))
  fail('Node 22.18 or newer is needed, and none came with the packages for this system: please install one.');
const ran = spawnSync(node, [script, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` },
});
process.exit(ran.status ?? 1);

/** Once for each state of package.json. `npm ci` would fail where a registry lacks other systems' binaries. */
function installPackages() {
  const state = createHash('sha256').update(readFileSync('package.json')).digest('hex');
  const stamp = 'node_modules/.emberleaf-installed';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log('Bringing the packages (about a minute, once) …');
  const done = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) fail('The packages could not be installed: check the connection to the npm registry and try again.');
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, state);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
