import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nextMessage } from './next-message.ts';

/** The product, running in a child process. */
export interface Served {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** With `metrics`: where to read them. */
  readonly metricsAddress?: string;
  /** Requests a measurement of the process. */
  ask<Answer>(question: 'memory' | 'cpu'): Promise<Answer>;
  stop(): Promise<void>;
  /** SIGKILL: no request is finished and no handler runs. */
  kill(): Promise<void>;
}

export interface ServeOptions {
  /** Folder of the database server's socket. */
  readonly host: string;
  readonly database: string;
  readonly dataDir: string;
  /** Of a pooler between the process and the server. */
  readonly poolerPort?: number | null;
  /** `postgres` or `valkey` when several processes serve the database; `valkey` needs REDIS_URL in `env`. */
  readonly bus?: 'process' | 'postgres' | 'valkey';
  /** 0: any that is free. */
  readonly port?: number;
  /** More variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** With its pages, which must have been built. */
  readonly pages?: boolean;
  readonly metrics?: boolean;
  /** The collector of traces, for the usual share of calls. */
  readonly traces?: string;
}

export async function serve(options: ServeOptions): Promise<Served> {
  const child = fork(fileURLToPath(import.meta.resolve('./serve.ts')), [JSON.stringify(options)], {
    execArgv: ['--expose-gc'],
    // Shares compiled code between the processes of a run.
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  });
  const addresses = await nextMessage<{ address: string; metricsAddress?: string }>(child);
  const ended = once(child, 'exit');
  return {
    ...addresses,
    ask(question) {
      child.send(question);
      return nextMessage(child);
    },
    async stop() {
      child.send('stop');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
