// Installs the packages that a command needs, then runs the command with the Node that is one of these packages. It runs before
// anything is installed and on old versions of Node, so it is plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
const stamp = 'node_modules/.emberleaf-installed';
const [command = 'start', ...rest] = process.argv.slice(2);

const scripts = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  dev: ['scripts/dev.ts'],
  seed: ['scripts/seed.ts'],
  bench: ['scripts/bench.ts'],
  verify: ['scripts/verify.ts'],
  attack: ['scripts/trials/attack.ts'],
  scan: ['scripts/trials/scan.ts'],
  audit: ['scripts/packages/audit.ts'],
  sbom: ['scripts/packages/sbom.ts'],
  build: ['scripts/build/build-pages.ts'],
  image: ['scripts/packages/image.ts'],
  lock: ['scripts/packages/lock.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt', 'src', 'db', 'demo', 'tests', 'scripts', 'bench'],
  'db:dump': ['scripts/generators/dump-schema.ts'],
  books: ['scripts/operator/books.ts'],
  worlds: ['scripts/trials/worlds.ts'],
  fleet: ['scripts/trials/fleet.ts'],
  faults: ['scripts/trials/faults.ts'],
  rolling: ['scripts/trials/rolling.ts'],
  sepa: ['scripts/operator/sepa.ts'],
  'first-start': ['scripts/operator/first-start.ts'],
  migrate: ['scripts/operator/migrate.ts'],
  backup: ['scripts/operator/backup.ts'],
  restore: ['scripts/operator/restore.ts'],
  'setup-link': ['scripts/operator/setup-link.ts'],
  'add-teaser': ['scripts/operator/add-teaser.ts'],
  page: ['scripts/operator/page.ts'],
  visits: ['scripts/operator/visits.ts'],
  staff: ['scripts/operator/staff.ts'],
  'staff-log': ['scripts/operator/staff-log.ts'],
  'security-log': ['scripts/operator/security-log.ts'],
  objects: ['scripts/operator/objects.ts'],
  'keep-assets': ['scripts/operator/keep-assets.ts'],
  'new-feature': ['scripts/generators/new-feature.ts'],
  'new-migration': ['scripts/generators/new-migration.ts'],
};
/** They do without packages that only tests, lint and types need. */
const runtimeCommands = ['start', 'seed', 'build'];
/** In production these do, too: nobody waits there for packages that are never used. */
const operatorCommands = [
  'books',
  'sepa',
  'first-start',
  'migrate',
  'backup',
  'restore',
  'setup-link',
  'add-teaser',
  'page',
  'visits',
  'staff',
  'staff-log',
  'security-log',
  'objects',
  'keep-assets',
];

const script = scripts[command];
if (script === undefined) fail(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);

const locked = lockedPackages();
const installed = command === 'lock' && isNewEnough(nodeToRun()) ? null : installPackages();
const node = nodeToRun();
if (!isNewEnough(node)) fail('Node 22.18 or newer is needed, and none came with the packages for this system: please install one.');
if (installed !== null) {
  const check = ['scripts/packages/check-packages.ts', ...(installed === 'runtime' ? ['--runtime'] : [])];
  if (spawnSync(node, check, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) process.exit(1);
  spawnSync(node, ['scripts/packages/link-binaries.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, installed === 'runtime' ? `${locked} runtime` : locked);
}
const child = spawn(node, [...script, ...rest], {
  stdio: 'inherit',
  env: {
    // With an arena for each thread, glibc keeps hundreds of megabytes that image processing has used.
    MALLOC_ARENA_MAX: '2',
    // A cache of compiled modules: a third less processor time at each start after the first.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  },
});
// Whoever ends npm or this process means the command, which may have much to complete. It decides when it has ended.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', ({ message }) => fail(message));
child.once('exit', (status) => process.exit(status ?? 1));

/** Changes whenever the packages in package.json or the lock file change. */
function lockedPackages() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const requested = JSON.stringify({ dependencies, devDependencies, optionalDependencies });
  return createHash('sha256').update(requested).update(readFileSync('package-lock.json')).digest('hex');
}

/**
 * Installs exactly the packages of the lock file, with their checksums: all, or with `runtime` without development packages.
 * Returns which, or null if they were installed already. It only adds packages to an installation, because another running command
 * may use them; but after a change of the lock file it installs everything again.
 */
function installPackages() {
  const [hash, scope = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isEnough = runtimeCommands.includes(command) || (process.env.APP_ENV === 'production' && operatorCommands.includes(command));
  if (hash === locked && (scope === 'all' || isEnough)) return null;
  const wanted = isEnough && !hasDevelopmentPackages() ? 'runtime' : 'all';
  console.log(hash === locked ? 'Installing the packages for development (once) …' : 'Installing packages (about a minute, once) …');
  const how = hash === locked ? ['install', '--no-save'] : wanted === 'runtime' ? ['ci', '--omit=dev'] : ['ci'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(wanted === 'all' ? ['--include=dev'] : [])];
  const done = spawnSync('npm', [...how, ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status === 0) return wanted;
  return fail(
    'The packages of package-lock.json could not be installed, for the reason above: check the connection to the npm registry, or run "npm run lock" if package.json has changed.',
  );
}

function hasDevelopmentPackages() {
  const record = 'node_modules/.package-lock.json';
  return existsSync(record) && Object.values(JSON.parse(readFileSync(record, 'utf8')).packages).some(({ dev }) => dev === true);
}

function nodeToRun() {
  return existsSync('node_modules/.bin/node') ? path.join(root, 'node_modules/.bin/node') : process.execPath;
}

/** Whether this version of Node runs TypeScript directly. */
function isNewEnough(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (stdout ?? '').slice(1).split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
