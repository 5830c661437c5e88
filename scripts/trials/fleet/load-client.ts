import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { messageRefused, messageSent, messageStored } from '#features/chat/contract/calls.ts';
import { createSender, type Sent } from '#features/chat/web/state/outbox/outbox-send.ts';
import { readRetryAfter } from '#platform/contract/http/retry-after.ts';
import { type Api, ApiError, createApi } from '#platform/web/data/api-client.ts';
import { createLiveClient, type LiveClient } from '#platform/web/live/live-client.ts';
import type { LoadCounts } from './load-ledger.ts';

/** The browser of one member, with the product's own clients for calls, the socket and messages. */
export interface LoadClient {
  readonly api: Api;
  readonly live: LiveClient;
  /** The member's session, as a request sends it. */
  cookie: string;
  /** Ids of the received messages by their client id. */
  readonly received: ReadonlyMap<string, number>;
  /** One attempt over the socket, by POST if it is not there. */
  sendMessage(to: number, clientId: string, text: string): Promise<Sent>;
  /** Repeats an attempt that had no answer, or one that asks to try again. Rejects with `ApiError` for any other answer. */
  untilAnswered<Value>(attempt: () => Promise<Value>): Promise<Value>;
  /** One request. Status 0: no answer. */
  ask(question: Question): Promise<LoadAnswer>;
  close(): void;
}

export interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: { readonly content: Buffer | string; readonly type: string };
  /** Instead of the member's own; empty: none. */
  readonly cookie?: string;
  /** Instead of the process where the member is. */
  readonly at?: string;
}

export interface LoadAnswer {
  readonly status: number;
  /** Why there is no answer; null if there is one. */
  readonly lost: string | null;
  readonly body: string;
  readonly cookies: readonly string[];
  /** Seconds. */
  readonly retryAfter: number | null;
}

interface Options {
  /** The process where the member is, then the one to which it turns when that does not answer. */
  readonly addresses: readonly [string, ...string[]];
  /** Of the member: all have one of their own, as on the internet. */
  readonly localAddress: string;
  readonly counts: LoadCounts;
  /** From then on nothing is tried again. */
  readonly givenUp: AbortSignal;
}

/** Ms after which a browser's user would have given up. */
const patience = 12_000;
/** Ms between two attempts: the first pause, and the longest. */
const pauses = { first: 100, longest: 2000 } as const;

export function createLoadClient({ addresses, localAddress, counts, givenUp }: Options): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  /** Raised by each failure, so that the next attempt goes to the other process; set back by an answer. */
  let misses = 0;
  const here = () => addresses[misses % addresses.length] ?? addresses[0];
  const received = new Map<string, number>();

  const ask = async ({ method, path, body, cookie = client.cookie, at }: Question): Promise<LoadAnswer> => {
    const address = at ?? here();
    const answer = await exchange(new URL(path, address), {
      method,
      agent,
      headers: {
        origin: address,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.content) }),
      },
      content: body?.content,
    });
    counts.calls++;
    const what = `${method} ${path.replace('/api/', '').split('?')[0]} ${answer.lost ?? answer.status}`;
    if (answer.status === 0 || answer.status > 500 || answer.status === 429) counts.failed.push(what);
    if (answer.status === 500) counts.wrong.push(`${what} ${answer.body.slice(0, 200)}`);
    if (at === undefined) misses = answer.status === 0 || answer.status === 503 ? misses + 1 : 0;
    return answer;
  };

  const api = createApi({
    async send({ method, url, body }) {
      const sent = body === undefined ? {} : { body: { content: JSON.stringify(body), type: 'application/json' } };
      const answer = await ask({ method, path: url, ...sent });
      if (answer.status === 0) throw new TypeError('no answer');
      return { status: answer.status, body: readJson(answer.body), retryAfter: answer.retryAfter };
    },
    onLoggedOut: () => {},
    refusesVisitors: () => true,
  });

  let opened = 0;
  /** Of the last connection that could not be opened. */
  let refusal = '';
  const live = createLiveClient(() => {
    const address = addresses[opened % addresses.length] ?? addresses[0];
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie: client.cookie, origin: address },
      localAddress,
      handshakeTimeout: patience,
    });
    // A process that does not answer is left for the other one, and tried again after that.
    opened++;
    socket.on('open', () => {
      opened = 0;
      refusal = '';
    });
    socket.on('error', ({ message }) => (refusal = message));
    // What a browser's `WebSocket` has, this one has too.
    return socket as unknown as globalThis.WebSocket;
  });
  let isReady = false;
  let closed = false;
  live.onReady(() => (isReady = true));
  live.onLost(() => {
    isReady = false;
    // A page that moves is ready again at once.
    queueMicrotask(() => (isReady || closed ? undefined : counts.lost.push(`a connection of ${localAddress} ${refusal}`)));
  });
  live.on(messageStored, ({ message }) => {
    live.markReceived(message.id);
    received.set(message.client_id, message.id);
  });
  live.on(messageSent, ({ message }) => {
    counts.calls++;
    live.markReceived(message.id);
  });
  live.on(messageRefused, ({ status, error }) => {
    counts.calls++;
    if (status > 500 || status === 429) counts.failed.push(`frame send ${status}`);
    if (status === 500) counts.wrong.push(`frame send ${status} ${error.code}`);
  });
  const send = createSender(live, api);

  const client: LoadClient = {
    api,
    live,
    cookie: '',
    received,
    ask,
    sendMessage: (to, client_id, text) =>
      send({ to, client_id, text, image: null, gif: null, gift: null, quote: null, made_at: '', state: 'sending', cost: 0 }),
    async untilAnswered(attempt) {
      for (let tries = 0; ; tries++) {
        try {
          return await attempt();
        } catch (error) {
          if (!(error instanceof ApiError) || !error.retriable || givenUp.aborted) throw error;
          const pause = error.retryAfter === null ? Math.min(pauses.longest, pauses.first * 2 ** tries) : error.retryAfter * 1000;
          await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal: givenUp }).catch(() => {});
        }
      }
    },
    close() {
      closed = true;
      live.stop();
      agent.destroy();
    },
  };
  return client;
}

interface Exchange {
  readonly method: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly content: Buffer | string | undefined;
}

/** Never rejects: a missing answer is an outcome, too. */
function exchange(url: URL, { content, ...options }: Exchange): Promise<LoadAnswer> {
  return new Promise((resolve) => {
    const none = (error: Error & { code?: string }) =>
      resolve({ status: 0, lost: error.code ?? error.name, body: '', cookies: [], retryAfter: null });
    const sent = request(url, { ...options, signal: AbortSignal.timeout(patience) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', none);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          lost: null,
          body: Buffer.concat(chunks).toString(),
          cookies: (response.headers['set-cookie'] ?? []).flatMap((line) => line.split(';')[0] ?? []),
          retryAfter: readRetryAfter(response.headers['retry-after'] ?? null),
        }),
      );
    });
    sent.on('error', none);
    sent.end(content);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
