import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the site that is started again whenever it ends, as a supervisor does. */
export interface SupervisedProcess {
  /** `http://localhost:…` */
  readonly address: string;
  /** Resolves when it has been ready once. */
  readonly ready: Promise<void>;
  readonly pid: () => number | undefined;
  /** Sends SIGTERM and waits for its end, which may take half a minute. */
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly variables: NodeJS.ProcessEnv;
  /** What it prints goes into this file. */
  readonly logFile: string;
  readonly say: (text: string) => void;
}

/** Ms before it is started again. */
const pause = 500;
/** Ends before it was ever ready, after which it is given up: a port is taken, or a variable is wrong. */
const earlyEnds = 3;
/** Ms: a process that drains takes at most thirty seconds. */
const endsWithin = 35_000;

export function superviseProcess({ port, variables, logFile, say }: Options): SupervisedProcess {
  const address = `http://localhost:${port}`;
  const log = createWriteStream(logFile, { flags: 'a' });
  const ready = Promise.withResolvers<void>();
  let child: ChildProcess | null = null;
  let stopping = false;
  let isReady = false;
  let ended = 0;
  const start = () => {
    const started = spawn(process.execPath, ['src/app/server/main.ts'], {
      env: { ...variables, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr.pipe(log, { end: false });
    readline.createInterface(started.stdout).on('line', (line) => {
      log.write(`${line}\n`);
      if (!line.startsWith(address)) return;
      say(`${address} is ready`);
      isReady = true;
      ready.resolve();
    });
    started.once('exit', (code, signal) => {
      child = null;
      if (stopping) return;
      ended++;
      if (!isReady && ended === earlyEnds) {
        ready.reject(new Error(`the process of port ${port} does not start: see ${logFile}`));
        return;
      }
      say(`The process of port ${port} ended (${signal ?? code}) and is started again.`);
      void sleep(pause).then(() => (stopping ? undefined : start()));
    });
  };
  // Whoever only starts it learns of the failure elsewhere.
  ready.promise.catch(() => {});
  start();
  return {
    address,
    ready: ready.promise,
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      if (child !== null) {
        const stopped = once(child, 'exit');
        const ending = child;
        ending.kill('SIGTERM');
        const forced = setTimeout(() => ending.kill('SIGKILL'), endsWithin);
        await stopped;
        clearTimeout(forced);
      }
      log.end();
    },
  };
}
