import type { Pool, PoolClient } from 'pg';
import type { UserId } from '#platform/contract/ids.ts';
import type { Log } from '../log.ts';

/** What travels between processes: a channel of the house and text. */
export interface BusMessage {
  readonly channel: string;
  readonly payload: string;
  /** On the channel `live`: whose browsers the payload, a frame, is for. */
  readonly to?: readonly UserId[];
  /** The one socket of this process that knows it already. Means nothing to other processes. */
  readonly except?: object;
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
    publish(message) {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => void listeners.push(listener),
    close: async () => {},
  };
}

/** NOTIFY carries fewer than 8,000 bytes: of characters with up to 3 each this many, beside the head. */
const pieceLength = 2600;

/**
 * Several processes on one database: LISTEN/NOTIFY. Listeners here are told at once, other processes by the database.
 * Each NOTIFY is a transaction that waits for all others of its kind, so what gathers while one is on its way goes
 * together with the next one, in as many pieces as it needs.
 */
export async function createPostgresBus(pool: Pool, log: Log): Promise<Bus> {
  const me = crypto.randomUUID();
  const local = createProcessBus();
  let connection: PoolClient | null = null;
  let closed = false;
  let gathered: Omit<BusMessage, 'except'>[] = [];
  let underWay: Promise<void> | null = null;
  const join = createJoiner();

  const connect = async () => {
    const client = await pool.connect();
    client.on('error', () => {
      client.release(true);
      connection = null;
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    });
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(me)) return;
      const whole = join(payload);
      if (whole === null) return;
      for (const message of JSON.parse(whole) as BusMessage[]) local.publish(message);
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

  const send = async () => {
    // After everything that is published in the same breath.
    await new Promise((resolve) => setImmediate(resolve));
    while (gathered.length > 0) {
      const messages = gathered;
      gathered = [];
      try {
        await pool.query(`SELECT pg_notify('emberleaf', piece) FROM unnest($1::text[]) WITH ORDINALITY AS p (piece, n) ORDER BY n`, [
          cut(me, JSON.stringify(messages)),
        ]);
      } catch (error) {
        log.warn({ error: String(error) }, 'bus is away');
      }
    }
    underWay = null;
  };

  return {
    publish(message) {
      local.publish(message);
      const { channel, payload, to } = message;
      gathered.push({ channel, payload, ...(to === undefined ? {} : { to }) });
      underWay ??= send();
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      await underWay;
      connection?.release(true);
    },
  };
}

const headLength = 36;

/** Each piece: who sends (a UUID), its number, `+` when another one follows, and a part of the text. */
function cut(from: string, text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + pieceLength, text.length);
    // Halves of a pair are no characters.
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    // The number also keeps PostgreSQL from taking two equal pieces for one.
    pieces.push(`${from}${pieces.length}${end < text.length ? '+' : '.'}${text.slice(start, end)}`);
    start = end;
  }
  return pieces;
}

/** Pieces of one transaction come together and in order; null as long as one is missing. */
function createJoiner(): (piece: string) => string | null {
  const begun = new Map<string, { next: number; text: string }>();
  return (piece) => {
    const from = piece.slice(0, headLength);
    const mark = piece.slice(headLength).search(/[+.]/) + headLength;
    const number = Number(piece.slice(headLength, mark));
    const before = number === 0 ? { next: 0, text: '' } : begun.get(from);
    begun.delete(from);
    // The beginning was lost while this process did not listen.
    if (before === undefined || before.next !== number) return null;
    const text = before.text + piece.slice(mark + 1);
    if (piece[mark] === '.') return text;
    begun.set(from, { next: number + 1, text });
    return null;
  };
}
