import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { ask } from './ask.ts';
import { loopbackTarget } from './target.ts';

/** The product in production mode, as an operator runs it behind one proxy, in a process of its own. */
export interface Site {
  readonly target: URL;
  /** Starts it, also again after a kill. Resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL: no request is finished and no handler runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  pid(): number;
  /** Resident memory, in MB. */
  memory(): number;
  /** Sends the process an instruction, such as to set its clock back. */
  send(message: string): void;
  /** The longest time in ms for which its main thread was blocked since the last call. */
  held(): Promise<number>;
  /** Total ms for which that thread has waited for a processor; null where the system does not report it. */
  waited(): number | null;
}

interface Options {
  readonly dataDir: string;
  readonly smtpUrl: string;
  /** In addition to the variables that production requires. */
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments before the command, such as those that give it a disk of its own. */
  readonly inside?: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const secret = randomBytes(32).toString('hex');

export async function createSite({ dataDir, smtpUrl, env = {}, inside = [] }: Options): Promise<Site> {
  const port = await freePort();
  const target = loopbackTarget(`http://127.0.0.1:${port}`);
  let child: ChildProcess | null = null;
  const pid = () => {
    if (child?.pid === undefined) throw new Error('the site does not run');
    return child.pid;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = child;
    child = null;
    if (ended === null || ended.exitCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  };
  return {
    target,
    async start() {
      const preload = new URL('./preload.ts', import.meta.url).href;
      const [command, ...args] = [...inside, process.execPath, '--import', preload, 'src/app/server/main.ts'];
      const started = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          PATH: process.env['PATH'],
          // As `npm start` sets it.
          MALLOC_ARENA_MAX: '2',
          NODE_ENV: 'production',
          APP_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          PUBLIC_URL: `https://${target.host}`,
          SECRET: secret,
          SMTP_URL: smtpUrl,
          MAIL_FROM: 'no-reply@attack.test',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'silent',
          ...env,
        },
      });
      child = started;
      while ((await ask(target, { path: '/healthz' })).status !== 200) {
        if (started.exitCode !== null) throw new Error('the site did not start');
        await sleep(50);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid())]).toString()) / 1024,
    send: (message) => void child?.send(message),
    async held() {
      if (child === null) throw new Error('the site does not run');
      child.send('how long held?');
      return nextMessage<number>(child);
    },
    waited() {
      const file = `/proc/${pid()}/task/${pid()}/schedstat`;
      return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : null;
    },
  };
}

/** The same before and after a restart. */
async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
