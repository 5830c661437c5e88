import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOrdinaryUser } from './postgres-binaries.ts';
import { socketIn } from './postgres-folder.ts';

/** The data that a running server has written about itself (`postmaster.pid`). */
export interface Running {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

/** Null if no server runs on this data. */
export function findRunning(dataDir: string): Running | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) && worksIn(pid, dataDir)
    ? { pid, socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
    : null;
}

/** The same once the server accepts connections; else null. */
export async function findReady(dataDir: string): Promise<Running | null> {
  const running = findRunning(dataDir);
  return running?.isReady && (await canConnect(socketIn(running.socketDir))) ? running : null;
}

export function launch(postgres: string, args: readonly string[], dataDir: string): ChildProcess {
  // PostgreSQL would take any process with this number for a running server.
  if (findRunning(dataDir) === null) fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  const log = fs.openSync(path.join(dataDir, 'server.log'), 'a');
  const child = spawn(...asOrdinaryUser(postgres, args), { stdio: ['ignore', log, log], detached: true });
  fs.closeSync(log);
  // Without a listener a program that cannot run would end this process. The missing process id reveals the failure.
  child.once('error', () => {});
  return child;
}

/** Resolves when the server accepts connections; throws when it has ended or must end. */
export async function untilReady(child: ChildProcess, dataDir: string, isStopping: () => boolean): Promise<void> {
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  for (let waited = 0; waited < 3000 && !isStopping(); waited++) {
    if (hasEnded())
      throw new Error(`The embedded database did not start: ${fs.readFileSync(path.join(dataDir, 'server.log'), 'utf8').slice(-2000)}`);
    if (await findReady(dataDir)) return;
    await sleep(10);
  }
  throw new Error(isStopping() ? 'The embedded database is to end.' : 'The embedded database did not start within 30 seconds.');
}

/** Fast shutdown, then an immediate one. */
export async function end(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 5],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < seconds * 100 && isAlive(pid); waited++) await sleep(10);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * False for a process that reuses the number of a server which ended with the machine. A process of another user is no server of
 * ours.
 */
function worksIn(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return fs.realpathSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataDir);
  } catch (error) {
    const isHidden = error instanceof Error && 'code' in error && error.code === 'EACCES';
    return isHidden && ownerOf(`/proc/${pid}`) === ownerOf(dataDir);
  }
}

const ownerOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.uid;

/** A process that has ended but whose parent did not reap it: in a container that may never happen. */
function isZombie(pid: number): boolean {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
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
