import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#platform/server/env.ts';

/** What a start waits for. */
export interface Missing {
  /** As `/readyz` names it. */
  readonly name: 'database' | 'migrations' | 'start';
  readonly migrations: readonly string[];
}

/**
 * Answers for a process that cannot start yet: `/healthz` with 200 and everything else with 503, so that nobody ends it, and `/readyz`
 * names what is missing.
 */
export interface WaitingRoom {
  /** Waits a second; says the sentence unless it was said last. */
  wait(missing: Missing, sentence: string): Promise<void>;
  /** What was missing is there. It goes on answering until it is closed, so that nobody is refused while the site starts. */
  goOn(): void;
  close(): Promise<void>;
}

interface Options {
  readonly env: Pick<Env, 'host' | 'port'>;
  readonly say: (sentence: string) => void;
}

/** Ms between two checks. */
const checkEvery = 1000;
/** Seconds after which a caller may try again. */
const retryAfter = '5';

const onlyStart: Missing = { name: 'start', migrations: [] };

/** Listens from the first wait on: a start that waits for nothing needs the port itself. */
export function openWaitingRoom({ env, say }: Options): WaitingRoom {
  let server: Server | null = null;
  let current = onlyStart;
  let said = '';
  return {
    async wait(missing, sentence) {
      current = missing;
      if (sentence !== said) say(sentence);
      said = sentence;
      if (server === null) {
        server = answerMissing(() => current).listen(env.port, env.host);
        await once(server, 'listening');
      }
      await sleep(checkEvery);
    },
    goOn() {
      current = onlyStart;
    },
    async close() {
      if (server === null) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answerMissing(missing: () => Missing): Server {
  return createServer((request, response) => {
    const address = request.url?.split('?')[0];
    const { name, migrations } = missing();
    const body = { ok: false, missing: [name], migrations, waiting: [] };
    // What the caller still sends is not read.
    response.setHeader('connection', 'close').setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json');
    if (address === '/healthz') response.end(JSON.stringify({ ok: true }));
    else {
      response.writeHead(503, { 'retry-after': retryAfter });
      response.end(JSON.stringify(address === '/readyz' ? body : { error: { code: 'unavailable', params: {} } }));
    }
  });
}
