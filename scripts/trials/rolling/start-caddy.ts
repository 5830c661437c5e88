import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tests/support/process/free-port.ts';
import { neededProgram } from '../../../tests/support/process/needed-program.ts';

export interface Caddy {
  /** `http://localhost:…` */
  readonly address: string;
  stop(): Promise<void>;
}

/** Ms between two questions of Caddy whether a process is ready, from the Caddyfile. */
export const healthInterval = 1000;
/** Ms until it answers. */
const startsWithin = 20_000;

/** Caddy with the shipped file before the processes of these ports. Resolves when it has found one of them ready. */
export async function startCaddy(ports: readonly number[]): Promise<Caddy> {
  const program = neededProgram(['caddy'], 'caddy');
  if (program === null) throw new Error('Caddy is not installed: apt-get install caddy');
  const [front, admin] = [await freePort(), await freePort()];
  const address = `http://localhost:${front}`;
  const child = spawn(program, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: os.tmpdir(),
      CADDY_ADMIN: `localhost:${admin}`,
      SITE_ADDRESS: address,
      TLS: 'plain',
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for (let waited = 0; waited < startsWithin; waited += 100) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok === true) return { address, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('Caddy finds no process ready.');
}
