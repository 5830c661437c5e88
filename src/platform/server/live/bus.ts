import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

/** What travels between processes: a channel of the house and JSON text. */
export interface BusMessage {
  readonly channel: string;
  readonly payload: string;
}

/** A session is over, in every process; the payload is its number. */
export const sessionEnded = 'live-end';

/** Carries messages to every process of the installation, this one included. At most once, in order per sender. */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): void;
  close(): Promise<void>;
}

/** One process is the whole installation: a message needs no way. */
export function createProcessBus(): Bus {
  const listeners: ((message: BusMessage) => void)[] = [];
  return {
    publish: (message) => listeners.forEach((listener) => listener(message)),
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {},
  };
}

// NOTIFY carries fewer than 8,000 bytes; longer messages are left to the receivers' next refresh.
const longest = 7900;

/** Several processes on one database: LISTEN/NOTIFY. Listeners here are told at once, other processes by the database. */
export async function createPostgresBus(pool: Pool, log: Log): Promise<Bus> {
  const me = crypto.randomUUID();
  const listeners: ((message: BusMessage) => void)[] = [];
  let connection: PoolClient | null = null;
  let closed = false;

  const connect = async () => {
    const client = await pool.connect();
    client.on('error', () => {
      client.release(true);
      connection = null;
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    });
    client.on('notification', ({ payload }) => {
      const parsed = JSON.parse(payload ?? '{}') as BusMessage & { from: string };
      if (parsed.from !== me) listeners.forEach((listener) => listener(parsed));
    });
    await client.query('LISTEN emberleaf');
    connection = client;
  };
  const reconnect = async () => {
    try {
      await connect();
    } catch (error) {
      log.warn({ error: String(error) }, 'bus is away');
      setTimeout(() => void reconnect(), 1000).unref();
    }
  };
  await connect();

  return {
    publish(message) {
      listeners.forEach((listener) => listener(message));
      const text = JSON.stringify({ ...message, from: me });
      if (text.length > longest) return;
      pool
        .query('SELECT pg_notify($1, $2)', ['emberleaf', text])
        .catch((error: unknown) => log.warn({ error: String(error) }, 'bus is away'));
    },
    subscribe: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      connection?.release(true);
    },
  };
}
