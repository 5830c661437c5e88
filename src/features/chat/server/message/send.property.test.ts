// @module-tag slow
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { quiet } from '#tests/support/quiet.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createBatcher, rulesOf } from './batcher.ts';
import { type NewMessage, storeMessage, type Stored } from './send-repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const month = '2026-11-01';
const people = 4;

interface Person {
  readonly credits: number;
  readonly limit: number | null;
  readonly paid: boolean;
  readonly isNew: boolean;
  readonly gone: boolean;
  readonly blocks: number | null;
}

interface Letter {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly links: boolean;
  readonly gift: boolean;
  /** Reuses the client_id of an earlier message of the sender. */
  readonly again: boolean;
  /** Addressed by the conversation's id instead of the member's. */
  readonly known: boolean;
}

const someone = fc.integer({ min: 0, max: people - 1 });
const person: fc.Arbitrary<Person> = fc.record({
  credits: fc.integer({ min: 0, max: 8 }),
  limit: fc.option(fc.integer({ min: 0, max: 6 })),
  paid: fc.boolean(),
  isNew: fc.boolean(),
  gone: fc.nat(9).map((n) => n === 0),
  blocks: fc.option(someone, { freq: 4 }),
});
const letter: fc.Arbitrary<Letter> = fc.record({
  from: someone,
  to: someone,
  cost: fc.integer({ min: 0, max: 2 }),
  links: fc.nat(5).map((n) => n === 0),
  gift: fc.nat(5).map((n) => n === 0),
  again: fc.nat(5).map((n) => n === 0),
  known: fc.boolean(),
});
const story = fc.record({
  cast: fc.array(person, { minLength: people, maxLength: people }),
  letters: fc.array(letter, { minLength: 1, maxLength: 40 }),
});

// When all members have a conversation with each other, the result of a message depends only on the sender's earlier ones.
test('messages sent at once have the same results as messages sent one by one', { timeout: 60_000 }, async () => {
  const { db } = app.platform.database;
  await fc.assert(
    fc.asyncProperty(story, async ({ cast, letters }) => {
      const [together, alone] = [await build(cast), await build(cast)];
      const clientIds = letters.map(() => randomUUID());
      const batcher = createBatcher({ db, clock: app.platform.clock, log: quiet });
      const sent = await Promise.all(messagesOf(together, letters, clientIds).map((message) => batcher.send(message)));
      const expected: Stored[] = [];
      for (const message of messagesOf(alone, letters, clientIds))
        expected.push(await storeMessage(db, message, rulesOf(app.platform.clock.now())));
      expect(sent.map((stored) => resultOf(stored, together))).toEqual(expected.map((stored) => resultOf(stored, alone)));
      expect(await stateOf(together)).toEqual(await stateOf(alone));
    }),
    runs(25),
  );
});

const plain: Person = { credits: 0, limit: null, paid: false, isNew: false, gone: false, blocks: null };

test('a client_id reused for another recipient does not misdirect later messages', async () => {
  const { db } = app.platform.database;
  const batcher = createBatcher({ db, clock: app.platform.clock, log: quiet });
  const world = await build([plain, plain, plain]);
  const base = { from: 0, cost: 0, links: false, gift: false, again: false, known: false };
  const letters = [
    { ...base, to: 1 },
    { ...base, to: 2, again: true },
    { ...base, to: 2 },
  ];
  const ids = letters.map(() => randomUUID());
  const results = [];
  for (const message of messagesOf(world, letters, ids)) results.push(resultOf(await batcher.send(message), world));
  expect(results).toMatchObject([
    { repeated: false, recipient: 1 },
    { repeated: true, recipient: 1 },
    { repeated: false, recipient: 2 },
  ]);
});

interface World {
  readonly ids: readonly number[];
  /** The key is `one other`; each pair is stored in both directions. */
  readonly conversations: ReadonlyMap<string, number>;
}

async function build(cast: readonly Person[]): Promise<World> {
  const { db, pool } = app.platform.database;
  const members = [];
  for (const { credits, limit, paid, isNew } of cast) {
    const signup = isNew ? app.platform.clock.now() : new Date('2026-01-01T00:00:00Z');
    const member = await buildMember(app, { credits, paid_user: paid, signup_date: signup });
    await db.updateTable('users').set({ monthly_limit: limit }).where('id', '=', member.id).execute();
    members.push(member);
  }
  const ids = members.map(({ id }) => id);
  const { rows } = await pool.query<{ id: number; low_id: number; high_id: number }>(
    `INSERT INTO conversations (low_id, high_id, starter_id, created_at)
       SELECT one, other, one, now() FROM unnest($1::bigint[]) one, unnest($1::bigint[]) other WHERE one < other RETURNING id, low_id, high_id`,
    [ids],
  );
  for (const [n, { blocks, gone }] of cast.entries()) {
    const [who, whom] = [members[n], blocks === null ? undefined : members[blocks]];
    if (who && whom && who !== whom) await who.client.call(block, { body: { id: whom.id } });
    if (who && gone) await db.updateTable('profiles').set({ status: 'disabled' }).where('user_id', '=', who.id).execute();
    if (who && gone) await db.updateTable('users').set({ status: 'held' }).where('id', '=', who.id).execute();
  }
  const conversations = rows.flatMap(({ id, low_id, high_id }): [string, number][] => [
    [`${low_id} ${high_id}`, id],
    [`${high_id} ${low_id}`, id],
  ]);
  return { ids, conversations: new Map(conversations) };
}

function messagesOf({ ids, conversations }: World, letters: readonly Letter[], clientIds: readonly string[]): NewMessage[] {
  return letters.map(({ from, to, cost, links, gift, again, known }, n): NewMessage => {
    const [sender, member] = [ids[from], ids[to]];
    const earlier = letters.findIndex((other) => other.from === from);
    const conversation = conversations.get(`${sender} ${member}`) ?? 0;
    return {
      sender: sender as NewMessage['sender'],
      to: known ? { conversation } : { member: member as NewMessage['sender'] },
      clientId: clientIds[again && earlier < n ? earlier : n] ?? '',
      text: `Nachricht ${n}`,
      gift: gift ? 'tulip' : null,
      image: null,
      gif: null,
      quoted: null,
      cost,
      month,
      links,
    };
  });
}

/** The parts of a result that do not depend on ids. */
function resultOf(stored: Stored, { ids }: World): object {
  if (!stored.stored) return { refusal: stored.refusal, credits: stored.credits, spent: stored.spent, limit: stored.spendingLimit };
  const { repeated, recipient, credits, paidUser, message } = stored;
  return { repeated, recipient: recipient && ids.indexOf(recipient), credits, paidUser, text: message.text, gift: message.gift };
}

async function stateOf({ ids }: World): Promise<unknown> {
  const { pool } = app.platform.database;
  const place = `array_position($1::bigint[], `;
  const read = async (text: string) => (await pool.query(text, [ids])).rows as unknown;
  return {
    // In order within each conversation and sender.
    messages: await read(
      `SELECT ${place} c.low_id) low, ${place} c.high_id) high, ${place} m.sender_id) sender, array_agg(m.text || m.cost ORDER BY m.id) texts
         FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.sender_id = ANY($1) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    ),
    conversations: await read(
      `SELECT ${place} low_id) low, ${place} high_id) high, low_unread, high_unread,
         last_message_id = coalesce((SELECT max(id) FROM messages m WHERE m.conversation_id = c.id), 0) AS newest
         FROM conversations c WHERE low_id = ANY($1) ORDER BY 1, 2`,
    ),
    balances: await read(
      `SELECT ${place} user_id) who, purchased, bonus, month::text, month_spent FROM balances WHERE user_id = ANY($1) ORDER BY 1`,
    ),
    ledger: await read(
      `SELECT ${place} user_id) who, kind, array_agg(purchased || ' ' || bonus || ' ' || operator ORDER BY id) booked
         FROM ledger_transactions WHERE user_id = ANY($1) GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
  };
}
