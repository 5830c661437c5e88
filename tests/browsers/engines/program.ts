import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Limits are for what hangs: a program may take its time on a busy machine. */
const startTimeoutMs = 60_000;

export interface Program {
  /** Waits until the program has written a text that matches, on its standard error or on file descriptor 3. */
  readonly untilWritten: (text: RegExp) => Promise<RegExpExecArray>;
  readonly stop: () => Promise<void>;
}

/** Starts a program that runs until it is stopped. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  let output = '';
  let ended = false;
  const onEnd = (how: string) => {
    ended = true;
    output += `\n${how}`;
  };
  child.once('error', ({ message }) => onEnd(message)).once('exit', (code) => onEnd(`ended with ${code}`));
  for (const stream of [child.stderr, child.stdio[3]]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  return {
    async untilWritten(text) {
      for (const startedAt = performance.now(); performance.now() - startedAt < startTimeoutMs; await sleep(20)) {
        const match = text.exec(output);
        if (match !== null) return match;
        if (ended) break;
      }
      throw new Error(`${command} has not started: ${output}`);
    },
    async stop() {
      if (ended) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until somebody answers at a port of this machine. */
export async function untilListening(port: number): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < startTimeoutMs; await sleep(20)) {
    const socket = net.connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (connected) return;
  }
  throw new Error(`Nobody listens at port ${port}.`);
}
