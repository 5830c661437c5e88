import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserId } from '#platform/contract/ids.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { quiet } from '#tests/support/quiet.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Batcher, createBatcher } from './batcher.ts';
import type { Read } from './exchange-repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const people = 3;
const conversationsOf = people;

/** One action of a member in a conversation, through one of two server processes. */
interface Step {
  readonly conversation: number;
  readonly side: 0 | 1;
  readonly process: 0 | 1;
  /** `reply`: a message that the other side marks as soon as it is sent. */
  readonly does: 'write' | 'reply' | 'gift' | 'read';
  /** The position to mark as read, as a share of the messages so far: 0 none, 1 all, above 1 beyond the newest. */
  readonly upTo: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  conversation: fc.nat(conversationsOf - 1),
  side: fc.constantFrom(0, 1),
  process: fc.constantFrom(0, 1),
  does: fc.constantFrom('write', 'reply', 'reply', 'gift', 'read', 'read', 'read'),
  upTo: fc.double({ min: 0, max: 1.2, noNaN: true }),
});

interface Pair {
  readonly conversation: number;
  readonly sides: readonly [BuiltMember, BuiltMember];
  readonly written: readonly number[];
}

interface Marked extends Read {
  readonly reader: UserId;
  readonly conversation: number;
  readonly upTo: number;
}

// Both sides write and read at the same time, through two processes.
test('concurrent marks lose no message or mark, never move back and are published once', { timeout: 60_000 }, async () => {
  const { db } = app.platform.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      const pairs = await buildPairs();
      const processes = [0, 1].map(() => createBatcher({ db, clock: app.platform.clock, log: quiet }));
      const marks: Marked[] = [];
      const sent: number[] = [];
      const mark = async (process: Batcher, { conversation }: Pair, reader: BuiltMember, upTo: number): Promise<Marked> => {
        const read = await process.mark({ reader: reader.id, conversation, upTo });
        if (read === null) throw new Error('the conversation exists');
        const marked = { ...read, reader: reader.id, conversation, upTo };
        marks.push(marked);
        return marked;
      };
      const send = async (process: Batcher, { conversation }: Pair, { id: sender }: BuiltMember, gift: 'tulip' | null) => {
        const content = { text: 'Hallo', gift, image: null, gif: null, quoted: null, cost: 0, month: null, links: false };
        const stored = await process.send({ sender, to: { conversation }, clientId: randomUUID(), ...content });
        if (!stored.stored) throw new Error(stored.refusal);
        sent.push(stored.message.id);
        return stored.message.id;
      };
      await Promise.all(
        steps.map(async ({ conversation, side, process: which, does, upTo }) => {
          const [pair, process] = [pairs[conversation], processes[which]];
          const [own, other] = [pair?.sides[side], pair?.sides[side === 0 ? 1 : 0]];
          if (!pair || !process || !own || !other) throw new Error('everybody was built');
          if (does === 'read') {
            const place = Math.floor(upTo * pair.written.length);
            await mark(process, pair, own, place === 0 ? 0 : (pair.written[place - 1] ?? Number.MAX_SAFE_INTEGER));
          } else if (does === 'reply') {
            const id = await send(process, pair, own, null);
            // A sent message can be marked at once, and a position never moves back.
            expect((await mark(process, pair, other, id)).readUpTo).toBeGreaterThanOrEqual(id);
            expect((await mark(process, pair, other, pair.written[0] ?? 0)).readUpTo).toBeGreaterThanOrEqual(id);
          } else await send(process, pair, own, does === 'gift' ? 'tulip' : null);
        }),
      );
      for (const pair of pairs) await expectTrue(pair, marks);
      const stored = await db
        .selectFrom('messages')
        .select('id')
        .where('id', 'in', [0, ...sent])
        .execute();
      expect(stored.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(sent.toSorted((a, b) => a - b));
    }),
    runs(15),
  );
});

/** Three members, each in a conversation with each of the others. Both sides have written twice in every conversation. */
async function buildPairs(): Promise<Pair[]> {
  const members = await Promise.all(Array.from({ length: people }, () => buildMember(app, { credits: 100 })));
  return Promise.all(
    [0, 1, 2].map(async (n): Promise<Pair> => {
      const [one, other] = [members[n], members[(n + 1) % people]];
      if (!one || !other) throw new Error('everybody was built');
      const written = [];
      for (const [from, to] of [
        [one, other],
        [other, one],
        [one, other],
        [other, one],
      ] as const)
        written.push(await wrote(from, to));
      return { conversation: written[0]?.conversation ?? 0, sides: [one, other], written: written.map(({ message }) => message.id) };
    }),
  );
}

async function expectTrue({ conversation, sides }: Pair, marks: readonly Marked[]): Promise<void> {
  const { db } = app.platform.database;
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'sender_id'])
    .where('conversation_id', '=', conversation)
    .orderBy('id')
    .execute();
  for (const { id: reader } of sides) {
    const own = marks.filter((mark) => mark.reader === reader && mark.conversation === conversation);
    const received = messages.filter(({ sender_id }) => sender_id !== reader).map(({ id }) => id);
    const shown = await db
      .selectFrom('conversation_sides')
      .selectAll()
      .where('user_id', '=', reader)
      .where('conversation_id', '=', conversation)
      .executeTakeFirstOrThrow();
    const position = Math.max(0, ...own.map(({ readUpTo }) => readUpTo));
    expect(shown).toMatchObject({
      last_message_id: messages.at(-1)?.id,
      read_up_to: position,
      unread: received.filter((id) => id > position).length,
    });
    // The position is 0 or a message that the other side has written.
    expect([0, ...received]).toContain(position);
    const sent = own.filter(({ advanced }) => advanced).map(({ readUpTo }) => readUpTo);
    expect(new Set(sent).size).toBe(sent.length);
    if (position > 0) expect(sent).toContain(position);
  }
}

test('a mark of a member who is not in the conversation is ignored, even next to a message in the same batch', async () => {
  const { db } = app.platform.database;
  const [pair] = await buildPairs();
  if (!pair) throw new Error('everybody was built');
  const stranger = await buildMember(app);
  const process = createBatcher({ db, clock: app.platform.clock, log: quiet });
  const content = { text: 'Hallo', gift: null, image: null, gif: null, quoted: null, cost: 0, month: null, links: false };
  const [stored, read] = await Promise.all([
    process.send({ sender: pair.sides[0].id, to: { conversation: pair.conversation }, clientId: randomUUID(), ...content }),
    process.mark({ reader: stranger.id, conversation: pair.conversation, upTo: Number.MAX_SAFE_INTEGER }),
  ]);
  expect([stored.stored, read]).toEqual([true, null]);
  await expectTrue(pair, []);
});
