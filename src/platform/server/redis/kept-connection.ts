import type { RedisClientType } from '@redis/client';
import { within } from './within.ts';

export type RedisClient = RedisClientType;

/** One connection that is opened again whenever it is lost. */
export interface KeptConnection {
  /** Null while it is lost. */
  readonly client: RedisClient | null;
  /** Ends the connection of which the server must not be used, and opens another one. */
  drop(cause: unknown): void;
  close(): void;
}

interface Keeping {
  /** A client of the library, not connected yet, that does not connect again by itself. */
  readonly open: () => RedisClient;
  /** The first commands of each new connection; if they fail, it is opened again later. */
  readonly prepare: (client: RedisClient) => Promise<void>;
  /** Called when a new connection is ready. */
  readonly up?: () => void;
  /** Called when the connection is lost, and for each attempt that fails. */
  readonly down: (cause: unknown) => void;
}

/** What a caller says about its connection. */
export type Kept = Omit<Keeping, 'open'>;

/** Ms for a connection with its login and its first commands. */
const openMs = 3000;
/** Ms; the connection is dropped if it has not answered a beat by the next one: a server can stop without a word. */
const beatEvery = 2000;
const firstDelay = 200;
const maxDelay = 5000;

/**
 * Keeps a connection. The library's own reconnecting is not used: it queues commands meanwhile, waits for ever for a server that has
 * stopped answering, and does not say when subscriptions were lost.
 */
export function keepConnected({ open, prepare, up, down }: Keeping): KeptConnection {
  let current: RedisClient | null = null;
  let opening: RedisClient | null = null;
  let closed = false;
  let lose: (cause: unknown) => void = () => {};
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = async () => {
    const client = open();
    opening = client;
    let over = false;
    const lost = (cause: unknown) => {
      if (over) return;
      over = true;
      if (current === client) current = null;
      clearTimeout(timer);
      client.destroy();
      if (closed) return;
      timer = setTimeout(() => void connect(), Math.min(maxDelay, firstDelay * 2 ** failures++) * (0.5 + Math.random())).unref();
      down(cause);
    };
    lose = lost;
    const beat = async () => {
      try {
        await within(beatEvery, client.ping());
      } catch (error) {
        return lost(error);
      }
      failures = 0;
      if (!over) timer = setTimeout(() => void beat(), beatEvery).unref();
    };
    client.on('error', lost);
    // The library forgets a socket that was still connecting when its client was destroyed.
    client.on('connect', () => (over || closed ? client.destroy() : undefined));
    try {
      await within(
        openMs,
        client.connect().then(() => prepare(client)),
      );
    } catch (error) {
      return lost(error);
    }
    if (over) return;
    current = client;
    up?.();
    timer = setTimeout(() => void beat(), beatEvery).unref();
  };
  void connect();

  return {
    get client() {
      return current;
    },
    drop: (cause) => lose(cause),
    close() {
      closed = true;
      current = null;
      clearTimeout(timer);
      opening?.destroy();
    },
  };
}
