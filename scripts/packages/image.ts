import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Builds the image `emberleaf` with buildah, on a base that is made of Debian's packages alone, and tries it: the process runs as the
 * image's user on a read-only root. Needs root and Linux; installs buildah and mmdebstrap where they are missing. `--no-build` only
 * tries the image.
 */
const image = 'emberleaf';
const base = 'localhost/emberleaf-base';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  fail('npm run image needs Linux and root: it builds with buildah, and tries the image in a chroot.');
const missing = ['buildah', 'mmdebstrap'].filter((tool) => spawnSync('which', [tool]).status !== 0);
if (missing.length > 0) {
  console.log(`Installing ${missing.join(' and ')} …`);
  const installed = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ].every((args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0);
  if (!installed) fail(`Please install ${missing.join(' and ')}: apt-get could not, for the reason above.`);
}
if (!process.argv.includes('--no-build')) build();
await tryImage();

function build(): void {
  if (spawnSync('buildah', ['inspect', base], { stdio: 'ignore' }).status !== 0) {
    console.log('Making the base of Debian packages …');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'base-'));
    const archive = path.join(folder, 'base.tar');
    run('mmdebstrap', ['--mode=root', '--variant=minbase', '--include=ca-certificates,tzdata', '--quiet', 'bookworm', archive]);
    const container = run('buildah', ['from', 'scratch']);
    run('buildah', ['add', '--quiet', container, archive, '/']);
    run('buildah', ['commit', '--quiet', '--format', 'docker', container, base]);
    run('buildah', ['rm', container]);
    fs.rmSync(folder, { recursive: true });
  }
  console.log('Building the image (some minutes) …');
  const before = imageId();
  // Some networks have a certificate authority of their own.
  const trust = ['--volume', `${certificates}:${certificates}:ro`];
  run('buildah', ['build', '--format', 'docker', '--isolation', 'chroot', '--build-arg', `BASE=${base}`, ...trust, '--tag', image, '.']);
  // The one before, 0.9 GB, has lost its name. A container of it may still need it.
  if (before !== null && before !== imageId()) spawnSync('buildah', ['rmi', before], { stdio: 'ignore' });
}

/** Null: it was never built here. */
function imageId(): string | null {
  const { status, stdout } = spawnSync('buildah', ['inspect', '--type', 'image', '--format', '{{.FromImageID}}', image], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

async function tryImage(): Promise<void> {
  const container = run('buildah', ['from', image]);
  const root = run('buildah', ['mount', container]);
  const user = run('buildah', ['inspect', '--type', 'image', '--format', '{{.Docker.Config.User}}', image]);
  const [uid = '', gid = ''] = user.split(':');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'image-'));
  const [view, data] = [path.join(folder, 'root'), path.join(folder, 'data')];
  fs.mkdirSync(view);
  fs.mkdirSync(data);
  fs.chownSync(data, Number(uid), Number(gid));
  const port = await freePort();
  const environment = {
    PATH: '/app/node_modules/.bin:/usr/sbin:/usr/bin:/sbin:/bin',
    APP_ENV: 'production',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: '/data',
    SECRET: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    PUBLIC_URL: 'https://www.example.org',
  };
  const inside = [
    'cd /app',
    'echo "user $(id -u)"',
    'if touch /app/written 2>/dev/null; then echo "The root can be written to."; exit 1; fi',
    'echo read-only',
    'exec node src/app/server/main.ts',
  ].join('; ');
  const outside = [
    'set -e',
    `mount --bind ${root} ${view}`,
    `mount -o remount,ro,bind ${view}`,
    `mount --bind ${data} ${view}/data`,
    `mount -t tmpfs tmpfs ${view}/tmp`,
    `mount -t proc proc ${view}/proc`,
    `mount --rbind /dev ${view}/dev`,
    `exec chroot ${view} setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh -c '${inside}'`,
  ].join('\n');
  // The mounts are this process's own and end with it.
  const site = spawn('unshare', ['--mount', 'bash', '-c', outside], { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  try {
    for (const page of ['healthz', 'readyz']) console.log(`${page} ${await answerOf(`http://127.0.0.1:${port}/${page}`, site)}`);
    const notices = await fetch(`http://127.0.0.1:${port}/licences`);
    console.log(`licences ${notices.status}, ${(await notices.text()).length} characters`);
  } finally {
    const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
    site.kill('SIGTERM');
    console.log(`ended with ${site.exitCode ?? (await ended)}`);
    run('buildah', ['rm', container]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for two minutes; a production without a site is ready, but names what is missing. */
async function answerOf(address: string, site: ChildProcess): Promise<string> {
  for (let second = 0; second < 120 && site.exitCode === null; second += 1) {
    const response = await fetch(address).catch(() => null);
    if (response !== null) return `${response.status} ${await response.text()}`;
    await setTimeout(1000);
  }
  throw new Error(site.exitCode === null ? `${address} did not answer within two minutes` : 'the process in the image ended');
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : fail('No port is free.');
}

/** What the command printed, without the end of the line; its errors go to the terminal. */
function run(command: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  process.stdout.write(stdout);
  return fail(`${command} ${args[0] ?? ''} ended with ${status}.`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
