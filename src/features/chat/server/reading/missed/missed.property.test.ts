// @module-tag slow
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMissed } from '../../chat-repo.ts';

let app: TestApp;
let clients: pg.Client[];
const most = 8;
beforeAll(async () => {
  app = await createTestApp();
  clients = await Promise.all(
    Array.from({ length: most }, async () => {
      const client = new pg.Client(app.platform.database.pool.options);
      await client.connect();
      return client;
    }),
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await app.close();
});

const inFlightFor = 20_000;

/** Messages of different senders to one recipient, whose transactions overlap. Times in ms. */
interface Written {
  readonly at: number;
  /** From when it was written until its id was assigned, and from then until its commit: together at most 11 s. */
  readonly untilId: number;
  readonly untilCommit: number;
  /** How far the clock of its process is off. */
  readonly skew: number;
  /** Ids that others take between this message and the one before. */
  readonly idsBefore: number;
}

const written: fc.Arbitrary<Written> = fc.record({
  at: fc.nat(60_000),
  untilId: fc.nat(5000),
  untilCommit: fc.nat(6000),
  skew: fc.integer({ min: -4000, max: 4000 }),
  idsBefore: fc.oneof(fc.constant(0), fc.nat(500_000)),
});

// Of each message that the recipient may have as its newest at a disconnection, at any moment.
test('who resumes gets every message that was committed after the newest it has', { timeout: 120_000 }, async () => {
  const { db, pool } = app.platform.database;
  const recipient = await buildMember(app);
  const senders = await Promise.all(Array.from({ length: most }, () => buildMember(app, { credits: 1000 })));
  const conversations = await Promise.all(senders.map(async (sender) => (await wrote(sender, recipient)).conversation));
  let begin = Date.parse('2026-01-01T00:00:00Z');
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 2, maxLength: most }), async (messages) => {
      begin += 3_600_000;
      const ids = new Map<number, number>();
      const order: { readonly id: number; readonly n: number }[] = [];
      const steps = messages.flatMap((message, n) => [
        { time: message.at + message.untilId, n, does: 'write' as const, message },
        { time: message.at + message.untilId + message.untilCommit + 0.5, n, does: 'commit' as const, message },
      ]);
      for (const { n, does, message } of steps.toSorted((one, other) => one.time - other.time)) {
        const [client, sender] = [clients[n], senders[n]];
        if (!client || !sender) throw new Error('everybody was built');
        if (does === 'write') {
          await pool.query(`SELECT setval('messages_id_seq', (SELECT last_value FROM messages_id_seq) + $1::bigint)`, [message.idsBefore]);
          await client.query('BEGIN');
          ids.set(n, await insert(client, conversations[n] ?? 0, sender, begin + message.at + message.skew));
        } else {
          await client.query('COMMIT');
          order.push({ id: ids.get(n) ?? 0, n });
        }
      }
      for (let seen = 1; seen <= order.length; seen++) {
        const has = order.slice(0, seen).map(({ id }) => id);
        const found = await findMissed(db, recipient.id, { after: Math.max(...has), inFlightFor, now: new Date(begin + 120_000) }, 500);
        const known = new Set([...has, ...found.map(({ message }) => message.id)]);
        expect(order.filter(({ id }) => !known.has(id))).toEqual([]);
        // Nothing from long before, either.
        expect(found.every(({ message }) => message.sentAt.getTime() >= begin - 40_000)).toBe(true);
      }
    }),
    runs(25),
  );
});

async function insert(client: pg.Client, conversation: number, sender: BuiltMember, at: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text) VALUES ($1, $2, $3, $4, 0, 'Hallo') RETURNING id`,
    [conversation, sender.id, randomUUID(), new Date(at)],
  );
  const id = rows[0]?.id ?? 0;
  await client.query('UPDATE conversations SET last_message_id = $2 WHERE id = $1', [conversation, id]);
  return id;
}

test('looks no further back than a minute, however many messages are written in a second', async () => {
  const { db, pool } = app.platform.database;
  const [recipient, sender] = [await buildMember(app), await buildMember(app, { credits: 10 })];
  const [one, other] = [await buildMember(app, { credits: 10 }), await buildMember(app, { credits: 10 })];
  const { conversation } = await wrote(sender, recipient);
  const busy = await wrote(one, other);
  const now = Date.parse('2027-01-01T00:00:00Z');
  // 15,000 ids a second, of which every fifteenth has a message.
  const fill = async (from: number, seconds: number) => {
    const { rows } = await pool.query<{ last: number }>('SELECT last_value AS last FROM messages_id_seq');
    const last = rows[0]?.last ?? 0;
    await pool.query(
      `INSERT INTO messages (id, conversation_id, sender_id, client_id, created_at, cost, text) OVERRIDING SYSTEM VALUE
         SELECT $5::bigint + n * 15, $1, $2, gen_random_uuid(), $3::timestamptz + n * interval '1 ms', 0, 'x' FROM generate_series(1, $4 * 1000) n`,
      [busy.conversation, one.id, new Date(from), seconds, last],
    );
    await pool.query(`SELECT setval('messages_id_seq', $1)`, [last + seconds * 15_000]);
  };
  const [client] = clients;
  if (!client) throw new Error('no clients');
  await fill(now - 29_000, 4);
  await client.query('BEGIN');
  const late = await insert(client, conversation, sender, now - 25_000);
  await fill(now - 25_000, 10);
  const { rows } = await pool.query<{ id: number }>('SELECT max(id) AS id FROM messages');
  await client.query('COMMIT');
  const started = performance.now();
  const found = await findMissed(db, recipient.id, { after: rows[0]?.id ?? 0, inFlightFor, now: new Date(now) }, 500);
  expect(found.map(({ message }) => message.id)).toEqual([late]);
  expect(performance.now() - started).toBeLessThan(1000);
});
