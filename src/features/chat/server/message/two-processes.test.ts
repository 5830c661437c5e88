import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Batcher, createBatcher } from './batcher.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newBatcher = () => createBatcher({ db: app.platform.database.db, clock: app.platform.clock, log: quiet });

async function send(process: Batcher, { id: sender }: BuiltMember, conversation: number, text: string, clientId = randomUUID()) {
  const content = { text, gift: null, image: null, gif: null, quoted: null, cost: 1, month: '2026-11-01', links: false };
  const stored = await process.send({ sender, to: { conversation }, clientId, ...content });
  if (!stored.stored) throw new Error(stored.refusal);
  return stored;
}

/** Holds the conversation and the member's balance, as a message in another process does until its commit. */
async function hold(conversation: number, { id }: BuiltMember): Promise<() => Promise<void>> {
  const client = await app.platform.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM balances WHERE user_id = $1 FOR NO KEY UPDATE', [id]);
  await client.query('SELECT FROM conversations WHERE id = $1 FOR NO KEY UPDATE', [conversation]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

async function pair() {
  const members = [await buildMember(app, { credits: 100 }), await buildMember(app, { credits: 100 })] as const;
  return { members, ...(await wrote(...members)) };
}

const textsOf = async (conversation: number) =>
  (
    await app.platform.database.db.selectFrom('messages').select('text').where('conversation_id', '=', conversation).orderBy('id').execute()
  ).map(({ text }) => text);

test('a conversation that another process has locked holds up no other, and keeps its order', async () => {
  const [held, free] = [await pair(), await pair()];
  const process = newBatcher();
  const letGo = await hold(held.conversation, held.members[1]);
  const acknowledged: string[] = [];
  const texts = Array.from({ length: 5 }, (_, n) => `Nachricht ${n}`);
  const waiting = [
    ...texts.map((text) => send(process, held.members[0], held.conversation, text).then(() => acknowledged.push(text))),
    process.mark({ reader: held.members[1].id, conversation: held.conversation, upTo: held.message.id }).then((read) => {
      acknowledged.push('mark');
      expect(read).toMatchObject({ readUpTo: held.message.id, unread: expect.any(Number) as number });
    }),
  ];
  for (let n = 0; n < 3; n++) await send(process, free.members[0], free.conversation, `frei ${n}`);
  const read = await process.mark({ reader: free.members[1].id, conversation: free.conversation, upTo: free.message.id });
  expect(read).toMatchObject({ advanced: true, unread: 3 });
  expect(acknowledged).toEqual([]);
  await letGo();
  await Promise.all(waiting);
  expect(acknowledged.filter((one) => one !== 'mark')).toEqual(texts);
  expect((await textsOf(held.conversation)).slice(1)).toEqual(texts);
});

/** Ms that the quickest of several messages takes, each after another one: a busy machine may delay some. */
async function quickest(processes: number): Promise<number> {
  const { conversation, members } = await pair();
  const { db } = app.platform.database;
  const process = createBatcher({ db, clock: app.platform.clock, log: quiet, processes: () => processes });
  await send(process, members[0], conversation, 'davor');
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const since = performance.now();
    await send(process, members[0], conversation, `Nachricht ${n}`);
    times.push(performance.now() - since);
  }
  return Math.min(...times);
}

test('among many processes, each leaves the database to the others for a moment after a statement', async () => {
  const time = await quickest(100_000);
  // Timers count whole milliseconds. A pause without a bound would take minutes.
  expect(time).toBeGreaterThan(18);
  expect(time).toBeLessThan(200);
});

test('one process leaves it to nobody', async () => {
  expect(await quickest(1)).toBeLessThan(18);
});

// It took the row of what was left because of a lock for a read mark, and sent it to both members with nulls in it.
test('a process of the last release gets no row of a locked conversation, but waits', async () => {
  const [held, free] = [await pair(), await pair()];
  const { pool } = app.platform.database;
  const now = new Date();
  const letGo = await hold(held.conversation, held.members[1]);
  let isDone = false;
  const exchanged = pool
    .query<Record<string, unknown>>(
      `SELECT * FROM chat_exchange_many($1::bigint[], $2::bigint[], $3::uuid[], ARRAY['Hallo', 'Hallo'], ARRAY[1, 1],
        ARRAY[$4::date, $4::date], ARRAY[false, false], $4, $4, $5::bigint[], $2::bigint[], $6::bigint[])`,
      [
        [held.members[0].id, free.members[0].id],
        [held.conversation, free.conversation],
        [randomUUID(), randomUUID()],
        now,
        [held.members[1].id, free.members[1].id],
        [held.message.id, free.message.id],
      ],
    )
    .finally(() => (isDone = true));
  await setTimeout(300);
  expect(isDone).toBe(false);
  await letGo();
  const { rows } = await exchanged;
  const marks = rows.filter(({ message }) => message === null);
  expect(marks.map(({ conversation, other, read_up_to }) => [conversation, other, read_up_to])).toEqual(
    expect.arrayContaining([held, free].map((one) => [one.conversation, one.members[0].id, one.message.id])),
  );
  expect(marks).toHaveLength(2);
  const messages = rows.filter(({ message }) => message !== null);
  expect(messages.map(({ other }) => other)).toEqual(expect.arrayContaining([held.members[1].id, free.members[1].id]));
  expect(messages).toHaveLength(2);
});

test('one message sent through two processes at once is stored and charged once', async () => {
  const { members, conversation } = await pair();
  const processes = [newBatcher(), newBatcher(), newBatcher()];
  for (let round = 0; round < 10; round++) {
    const clientId = randomUUID();
    const stored = await Promise.all(processes.map((process) => send(process, members[0], conversation, `Runde ${round}`, clientId)));
    expect(new Set(stored.map(({ message }) => message.id)).size).toBe(1);
  }
  expect(await textsOf(conversation)).toHaveLength(11);
  const { db } = app.platform.database;
  const booked = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('user_id', '=', members[0].id)
    .where('operator', '=', 1)
    .execute();
  // The first of all was written before.
  expect(booked).toHaveLength(11);
});

test('both sides writing through different processes never wait for each other in a circle', async () => {
  const pairs = await Promise.all(Array.from({ length: 4 }, pair));
  const processes = [newBatcher(), newBatcher()];
  await Promise.all(
    pairs.flatMap(({ members, conversation }) =>
      members.flatMap((member, side) =>
        Array.from({ length: 20 }, (_, n) => send(processes[side] ?? newBatcher(), member, conversation, `${side} ${n}`)),
      ),
    ),
  );
  for (const { conversation } of pairs) {
    const texts = await textsOf(conversation);
    for (const side of [0, 1])
      expect(texts.filter((text) => text.startsWith(`${side} `))).toEqual(Array.from({ length: 20 }, (_, n) => `${side} ${n}`));
  }
});
