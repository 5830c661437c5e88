import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import readline from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the site that is started again whenever it ends, as a supervisor does. */
export interface SupervisedProcess {
  /** `http://localhost:…` */
  readonly address: string;
  /** Resolves when it has been ready once. */
  readonly ready: Promise<void>;
  readonly pid: () => number | undefined;
  /** Does nothing while it is not running. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** That of the release that it runs. */
  readonly folder: () => string;
  /** It is ready, and was not asked to end. */
  readonly isReady: () => boolean;
  /** What it is started with. */
  readonly variables: NodeJS.ProcessEnv;
  /**
   * Ends it as `stop` does, and then runs the release in this folder in its place. Resolves when that is ready. Throws if the process did
   * not end by itself, or not well.
   */
  replace(folder: string): Promise<void>;
  /** How it ended each time that nobody had asked for: the signal, or the code. */
  unaskedEnds(): readonly string[];
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
/** Ms: a process that drains takes at most thirty seconds, and more on a machine that is overloaded. */
const endsWithin = 40_000;
/** Ms from its start, after which a process that is not ready counts as stuck, also on a machine that is overloaded. */
const readyWithin = 300_000;

export function superviseProcess({ port, variables, logFile, say }: Options): SupervisedProcess {
  const address = `http://localhost:${port}`;
  const log = createWriteStream(logFile, { flags: 'a' });
  const first = Promise.withResolvers<void>();
  let ready = first;
  /** With the end of the log, which a fleet removes when it ends. */
  const failure = (what: string) => {
    const printed = existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-1000) : '';
    return new Error(`the process of port ${port} ${what}: see ${logFile}\n${printed}`);
  };
  const limit = ({ promise, reject }: PromiseWithResolvers<void>) => {
    const timer = setTimeout(() => reject(failure(`is not ready after ${readyWithin / 1000} s`)), readyWithin).unref();
    promise.finally(() => clearTimeout(timer)).catch(() => {});
  };
  let folder = process.cwd();
  let child: ChildProcess | null = null;
  let stopping = false;
  let isReady = false;
  /** Since it runs this release. */
  let wasReady = false;
  let ended = 0;
  const ends: string[] = [];
  let kills = 0;
  const start = () => {
    const started = spawn(process.execPath, ['src/app/server/main.ts'], {
      cwd: folder,
      env: { ...variables, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stderr.pipe(log, { end: false });
    readline.createInterface(started.stdout).on('line', (line) => {
      log.write(`${line}\n`);
      if (!line.startsWith(address)) return;
      say(`${address} is ready`);
      [isReady, wasReady] = [true, true];
      ready.resolve();
    });
    started.once('exit', (code, signal) => {
      child = null;
      isReady = false;
      if (stopping) return;
      ends.push(String(signal ?? code));
      ended++;
      if (!wasReady && ended === earlyEnds) {
        ready.reject(failure('does not start'));
        return;
      }
      say(`The process of port ${port} ended (${signal ?? code}) and is started again.`);
      void sleep(pause).then(() => (stopping || child !== null ? undefined : start()));
    });
  };
  /** The exit code, or the signal; 0 if it did not run. */
  const end = async (): Promise<number | string> => {
    stopping = true;
    isReady = false;
    if (child === null) return 0;
    const ending = child;
    const exited = once(ending, 'exit') as Promise<[number | null, string]>;
    ending.kill('SIGTERM');
    const forced = setTimeout(() => ending.kill('SIGKILL'), endsWithin);
    const [code, signal] = await exited;
    clearTimeout(forced);
    return code ?? signal;
  };
  // Whoever only starts it learns of the failure elsewhere.
  first.promise.catch(() => {});
  limit(first);
  start();
  return {
    address,
    variables,
    ready: first.promise,
    pid: () => child?.pid,
    signal(name) {
      if (child?.kill(name) === true && name === 'SIGKILL') kills++;
    },
    folder: () => folder,
    isReady: () => isReady,
    async replace(release) {
      const ending = await end();
      folder = release;
      ready = Promise.withResolvers();
      limit(ready);
      [stopping, wasReady, ended] = [false, false, 0];
      start();
      await ready.promise;
      if (ending !== 0) throw new Error(`the process of port ${port} ended with ${ending} when it was to be replaced`);
    },
    unaskedEnds: () => withoutKills(ends, kills),
    async stop() {
      await end();
      log.end();
    },
  };
}

/** A process may end itself by SIGKILL, and so may the kernel: only as many are expected as were sent. */
export function withoutKills(ends: readonly string[], kills: number): readonly string[] {
  let expected = kills;
  return ends.filter((how) => how !== 'SIGKILL' || --expected < 0);
}
