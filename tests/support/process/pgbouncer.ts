import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOrdinaryUser } from '#platform/server/db/postgres-binaries.ts';
import { freePort } from './free-port.ts';
import { neededProgram } from './needed-program.ts';

/** PgBouncer in transaction mode on a port of this machine. It ends with the process of the test. */
export interface PgBouncer {
  readonly port: number;
  /** Points it at another server; connections to the one before end when their transaction does. */
  moveTo(host: string): Promise<void>;
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

interface Options {
  /** More settings, which win. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly password?: string | undefined;
  /** Whether it is started again when it ends, as a supervisor does. */
  readonly startsAgain?: boolean;
}

/** Built by `.ci/pgbouncer`: Debian 12 has 1.18, which loses named statements. Null: not installed. */
export const findPgBouncer = (): string | null => {
  const program = neededProgram(['pgbouncer'], 'libevent-dev libssl-dev, then .ci/pgbouncer');
  if (program === null) return null;
  const [, minor = 0] = /PgBouncer 1\.(\d+)/.exec(execFileSync(program, ['--version']).toString()) ?? [];
  return Number(minor) >= 21 ? program : null;
};

/** `host`: the folder of the server's socket. */
export async function startPgBouncer(host: string, { settings = {}, password, startsAgain = false }: Options = {}): Promise<PgBouncer> {
  const program = findPgBouncer();
  if (program === null) throw new Error('PgBouncer 1.21 or newer is not installed: run .ci/pgbouncer');
  const dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-pgbouncer-'));
  await fs.chmod(dir, 0o755);
  const port = await freePort();
  const ini = path.join(dir, 'pgbouncer.ini');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: path.join(dir, 'users.txt'),
    admin_users: 'app',
    pool_mode: 'transaction',
    max_prepared_statements: '250',
    max_client_conn: '2000',
    default_pool_size: '12',
    server_idle_timeout: '5',
    server_login_retry: '0.2',
    ...settings,
  };
  const writeIni = (at: string) =>
    fs.writeFile(
      ini,
      `[databases]\n* = host=${at} port=5432\n[pgbouncer]\n${Object.entries(all)
        .map(([name, value]) => `${name} = ${value}\n`)
        .join('')}`,
    );
  await writeIni(host);
  await fs.writeFile(all.auth_file, `"app" "${password ?? ''}"\n`);
  let log = '';
  let stopping = false;
  const start = () => {
    const started = spawn(...asOrdinaryUser(program, [ini]), { stdio: ['ignore', 'ignore', 'pipe'] });
    started.stderr?.on('data', (text: Buffer) => (log = `${log}${text.toString()}`.slice(-5000)));
    started.once('exit', () => {
      if (startsAgain && !stopping) child = start();
    });
    return started;
  };
  let child = start();
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  await listening(port, child, () => log);
  return {
    port,
    async moveTo(at) {
      await writeIni(at);
      child.kill('SIGHUP');
      await sleep(100);
    },
    signal: (signal) => void child.kill(signal),
    async stop() {
      process.off('exit', endWithUs);
      stopping = true;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 500 && child.exitCode === null; tries++) {
    const socket = net.connect(port, '127.0.0.1');
    const open = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
    socket.destroy();
    if (open) return;
    await sleep(20);
  }
  throw new Error(`PgBouncer does not start: ${log()}`);
}
