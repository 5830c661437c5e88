import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { answerOf } from './answer-of.ts';

/** The product in a process of its own. */
export interface Served {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** Sends `memory` or `cpu` and waits for the answer. */
  ask<Answer>(question: 'memory' | 'cpu'): Promise<Answer>;
  stop(): Promise<void>;
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
}

interface Where {
  /** Folder of the database server's socket. */
  readonly host: string;
  readonly database: string;
  readonly dataDir: string;
  /** `postgres`: one of several processes. */
  readonly bus?: 'process' | 'postgres';
}

export async function serve({ host, database, dataDir, bus = 'process' }: Where): Promise<Served> {
  const child = fork(fileURLToPath(import.meta.resolve('./serve.ts')), [host, database, dataDir, bus], { execArgv: ['--expose-gc'] });
  const { address } = await answerOf<{ address: string }>(child);
  const ended = once(child, 'exit');
  return {
    address,
    ask(question) {
      child.send(question);
      return answerOf(child);
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
