import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './bus-listeners.ts';
import { gap, type Messages, readMessages } from './bus-messages.ts';
import { createHolds, onceHeld } from './holds.ts';

/** Characters. A NOTIFY payload must be below 8,000 bytes: this many characters of up to 3 bytes each, plus the header. */
const chunkLength = 2600;

/**
 * For two or three processes on one database: LISTEN/NOTIFY. Every process reads every event. Listeners in this process are called
 * at once, other processes are notified by the database. Transactions with a NOTIFY commit one after the other, so events that are
 * published while one is in flight are sent together in the next one, in as many chunks as needed. `pool`: of the database itself,
 * because a connection that others share hears nothing.
 */
export async function createPostgresBus(pool: Pool, log: Log): Promise<Bus> {
  const me = crypto.randomUUID();
  const holds = createHolds(onceHeld);
  const { deliver, receive, sent, subscribe, counts } = createListeners(log, holds);
  let processes = 1;
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
      const read = readMessages(whole);
      if (read === null) log.warn('another process sent an unknown format on the bus');
      else for (const { name, data } of read) receive(name, data);
    });
    connection = client;
    try {
      await client.query('LISTEN emberleaf');
      // Of the connection, so it ends with the process: by these locks the processes are counted.
      await client.query('SELECT pg_advisory_lock_shared($1)', [listenerLock]);
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
  const countProcesses = async (client: PoolClient) => {
    const {
      rows: [row],
    } = await client.query<{ processes: number }>(
      `SELECT count(*)::int AS processes FROM pg_locks
       WHERE locktype = 'advisory' AND mode = 'ShareLock' AND objsubid = 1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND (classid::bigint << 32) | objid::bigint = $1`,
      [listenerLock],
    );
    const now = row?.processes ?? 1;
    if (now > maxProcesses && processes <= maxProcesses) log.warn(tooMany(now));
    processes = now;
  };
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
    await countProcesses(client);
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
    sent();
    sending ??= send();
  };

  return {
    publish({ name }, data, except) {
      deliver(name, data, except);
      enqueue(name, data);
    },
    subscribe,
    hold: holds.hold,
    onGap: (listener) => gapListeners.push(listener),
    counts,
    fault: () => (processes > maxProcesses ? tooMany(processes) : null),
    async close() {
      closed = true;
      holds.close();
      clearInterval(beating);
      await sending;
      connection?.release(true);
    },
  };
}

/** Maximum number of events that wait while the database does not answer. */
const maxQueued = 20_000;

/** Every process reads every event, and each NOTIFY waits for those of all others. */
const maxProcesses = 3;

const tooMany = (processes: number): string =>
  `${processes} processes share LISTEN/NOTIFY, which is meant for at most ${maxProcesses}: set REDIS_URL.`;

/** The key of an advisory lock: "ember" in ASCII. */
const listenerLock = 435_626_861_938;

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
