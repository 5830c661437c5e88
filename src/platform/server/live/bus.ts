import type { Pool, PoolClient } from 'pg';
import * as Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Log } from '../log.ts';
import { type BusData, type BusEvent, busEvent } from './bus-event.ts';

/** Carries events to every process of the installation, this one included. At most once, in order per sender. */
export interface Bus {
  /** `except`: a socket of this process that needs no notification. It is not sent to other processes. */
  publish<E extends BusEvent>(event: E, data: BusData<E>, except?: object): void;
  subscribe<E extends BusEvent>(event: E, listener: (data: BusData<E>, except?: object) => void): void;
  /** Events of other processes may have been lost: read again what they announced. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** For an installation of one process: events stay in memory. */
export function createProcessBus(log: Log): Bus {
  const { deliver, subscribe } = createListeners(log);
  return {
    publish: ({ name }, data, except) => deliver(name, data, except),
    subscribe,
    onGap: () => {},
    close: async () => {},
  };
}

interface Listeners extends Pick<Bus, 'subscribe'> {
  /** Events without a listener are ignored, for example those of a newer release. */
  deliver(name: string, data: unknown, except?: object): void;
}

function createListeners(log: Log): Listeners {
  const listeners = new Map<string, ((data: unknown, except?: object) => void)[]>();
  return {
    deliver(name, data, except) {
      for (const listener of listeners.get(name) ?? []) listener(data, except);
    },
    subscribe<E extends BusEvent>({ name, data: shape }: E, listener: (data: BusData<E>, except?: object) => void) {
      const validator = Compile(shape);
      const fits = (data: unknown): data is BusData<E> => validator.Check(data);
      const mine = listeners.get(name) ?? [];
      mine.push((data, except) => {
        if (fits(data)) listener(data, except);
        else log.warn({ event: name }, 'an event has data of another shape');
      });
      listeners.set(name, mine);
    },
  };
}

/** The payload that is sent between processes. */
const Messages = Type.Array(Type.Object({ name: Type.String(), data: Type.Unknown() }));
type Messages = Type.Static<typeof Messages>;
const messages = Compile(Messages);

/** Tells other processes that events for them could not be sent. */
const gap = busEvent('bus.gap', Type.Object({}));

/** Characters. A NOTIFY payload must be below 8,000 bytes: this many characters of up to 3 bytes each, plus the header. */
const chunkLength = 2600;

/** Undefined for text that is not JSON: any client of the database can send a NOTIFY. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * For several processes on one database: LISTEN/NOTIFY. Listeners in this process are called at once, other processes are
 * notified by the database. Transactions with a NOTIFY commit one after the other, so events that are published while one
 * is in flight are sent together in the next one, in as many chunks as needed.
 */
export async function createPostgresBus(pool: Pool, log: Log): Promise<Bus> {
  const me = crypto.randomUUID();
  const { deliver, subscribe } = createListeners(log);
  let connection: PoolClient | null = null;
  let closed = false;
  let queued: Messages = [];
  let sending: Promise<void> | null = null;
  let owesGap = false;
  const gapListeners: (() => void)[] = [];
  const reportGap = () => gapListeners.forEach((listener) => listener());
  subscribe(gap, reportGap);
  const join = createJoiner();

  let heard = true;

  const connect = async () => {
    const client = await pool.connect();
    const lost = () => {
      // `close` has released it already.
      if (closed || connection !== client) return;
      connection = null;
      client.release(true);
      setTimeout(() => void reconnect(), 500).unref();
    };
    client.once('error', lost).once('end', lost);
    client.on('notification', ({ payload = '' }) => {
      if (payload === me) heard = true;
      if (payload.startsWith(me) || payload.length === uuidLength) return;
      const whole = join(payload);
      if (whole === null) return;
      const read = parsed(whole);
      if (messages.Check(read)) for (const { name, data } of read) deliver(name, data);
      else log.warn('another process sent an unknown format on the bus');
    });
    connection = client;
    try {
      await client.query('LISTEN emberleaf');
    } catch (error) {
      if (connection === client) client.release(true);
      connection = null;
      throw error;
    }
    heard = true;
  };
  const reconnect = async () => {
    try {
      await connect();
    } catch (error) {
      log.warn({ error: String(error) }, 'bus cannot connect');
      setTimeout(() => void reconnect(), 1000).unref();
      return;
    }
    reportGap();
  };
  await connect();
  /** Notifies itself: it does not hear the beat on a connection that was lost silently or no longer listens. */
  const beat = async () => {
    const client = connection;
    if (client === null) return;
    if (!heard) {
      log.warn('bus hears nothing and connects again');
      // Makes it `lost`. Not awaited: the other side may never answer.
      void client.end().catch(() => {});
      return;
    }
    heard = false;
    await client.query('SELECT pg_notify($1, $2)', ['emberleaf', me]);
    if (!owesGap) return;
    owesGap = false;
    enqueue(gap.name, {});
  };
  const beating = setInterval(() => void beat().catch(() => {}), beatEvery).unref();

  const send = async () => {
    // Waits for everything that is published in the same tick.
    await new Promise((resolve) => setImmediate(resolve));
    while (queued.length > 0) {
      const batch = queued;
      queued = [];
      try {
        await pool.query(`SELECT pg_notify('emberleaf', chunk) FROM unnest($1::text[]) WITH ORDINALITY AS c (chunk, n) ORDER BY n`, [
          splitIntoChunks(me, JSON.stringify(batch)),
        ]);
      } catch (error) {
        // Not retried: it may have been delivered. Receivers that missed it reload on `bus.gap`.
        log.warn({ error: String(error) }, 'bus cannot send');
        owesGap = true;
      }
    }
    sending = null;
  };

  const enqueue = (name: string, data: unknown) => {
    if (queued.length >= maxQueued) {
      queued = [];
      owesGap = true;
    }
    queued.push({ name, data });
    sending ??= send();
  };

  return {
    publish({ name }, data, except) {
      deliver(name, data, except);
      enqueue(name, data);
    },
    subscribe,
    onGap: (listener) => gapListeners.push(listener),
    async close() {
      closed = true;
      clearInterval(beating);
      await sending;
      connection?.release(true);
    },
  };
}

/** Maximum number of events that wait while the database does not answer. */
const maxQueued = 20_000;

/** Ms; a connection is dropped if it has not heard a beat by the next one. */
const beatEvery = 3000;

const uuidLength = 36;

/** Each chunk: the sender (a UUID), the chunk's number, `+` when another one follows, else `.`, and a part of the text. */
function splitIntoChunks(from: string, text: string): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + chunkLength, text.length);
    // Never splits a surrogate pair.
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    // The number also keeps two chunks from being equal: PostgreSQL would deliver them once.
    chunks.push(`${from}${chunks.length}${end < text.length ? '+' : '.'}${text.slice(start, end)}`);
    start = end;
  }
  return chunks;
}

/** Joins the chunks of one transaction, which arrive together and in order; returns null until the last one. */
function createJoiner(): (chunk: string) => string | null {
  const incomplete = new Map<string, { next: number; text: string }>();
  return (chunk) => {
    const from = chunk.slice(0, uuidLength);
    const mark = chunk.slice(uuidLength).search(/[+.]/) + uuidLength;
    const number = Number(chunk.slice(uuidLength, mark));
    const before = number === 0 ? { next: 0, text: '' } : incomplete.get(from);
    incomplete.delete(from);
    // The first chunks were lost while this process was not connected.
    if (before === undefined || before.next !== number) return null;
    const text = before.text + chunk.slice(mark + 1);
    if (chunk[mark] === '.') return text;
    incomplete.set(from, { next: number + 1, text });
    return null;
  };
}
