import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { neededProgram } from './needed-program.ts';

const program = neededProgram(['valkey-server', 'redis-server'], 'redis-server');

/** False: the tests that need a server are skipped. */
export const hasRedisServer = program !== null;

/** A Valkey or Redis of the test's own on a port of this machine. It never outlives the process of the test. */
export interface RedisServer {
  readonly port: number;
  /** `redis://127.0.0.1:…` */
  readonly url: string;
  /** The server's process, also to stop it with SIGSTOP. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** SIGKILL: what it held is lost. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** Sends one command on a connection of its own, such as `CLIENT KILL TYPE pubsub`, and returns what the server wrote. */
  command(...parts: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Kills the server when its input ends, which it does with the process of the test, however that ends. */
const guard = '"$@" & server=$!; echo $server; cat > /dev/null; kill -9 $server 2> /dev/null';

/** `options`: of the server, such as `--requirepass secret`. */
export async function startRedisServer(options: readonly string[] = []): Promise<RedisServer> {
  if (program === null) throw new Error('there is no server to start');
  const folder = await mkdtemp(path.join(tmpdir(), 'emberleaf-redis-'));
  const port = await freePort();
  const given = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder, '--logfile', 'log'];
  const args = [program, ...given.map(String), ...options];
  let running: { readonly guard: ChildProcess; readonly pid: number } | null = null;

  const start = async () => {
    const child = spawn('sh', ['-c', guard, 'sh', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [pid] = (await once(child.stdout, 'data')) as [Buffer];
    running = { guard: child, pid: Number(pid) };
    for (let tries = 0; !(await isListening(port)); tries++) {
      if (tries > 500) throw new Error(`the server does not start: ${folder}/log`);
      await setTimeout(20);
    }
  };
  const kill = async () => {
    const ending = running;
    running = null;
    if (ending === null) return;
    const ended = once(ending.guard, 'exit');
    ending.guard.stdin?.end();
    await ended;
    while (await isListening(port)) await setTimeout(5);
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    signal(signal) {
      if (running !== null) process.kill(running.pid, signal);
    },
    kill,
    start,
    async command(...parts) {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(`*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return answer.toString().trim();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
