import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '#db/schema.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, type LiveConnection, listen } from '#tests/support/live-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { markRead } from '../../contract/endpoints.ts';
import { readMarked, readUpTo } from '../../contract/events.ts';
import { createBatcher } from '../message/batcher.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const rich = (on = app) => buildMember(on, { credits: 1000 });
const socketOf = async ({ client }: BuiltMember) => {
  const socket = await connectLive(address, client);
  await socket.hello();
  return socket;
};
const read = (socket: LiveConnection, conversation: unknown, upTo: unknown) =>
  socket.send({ type: 'read', data: { conversation, read_up_to: upTo } });
const unreadOf = async (member: BuiltMember) => (await chatsOf(member)).map((chat) => chat.num_unread_messages);

describe('a read mark over the socket', () => {
  test('is replied to on its socket, and published to all others', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const { conversation, message } = await wrote(anna, ben);
    await wrote(anna, ben);
    const [here, elsewhere, there] = await Promise.all([ben, ben, anna].map(socketOf));
    if (!here || !elsewhere || !there) throw new Error('three sockets');
    read(here, conversation, message.id);
    expect(await here.next(readMarked)).toEqual({ conversation, read_up_to: message.id, num_unread_messages: 1 });
    const event = { conversation, profile: ben.id, read_up_to: message.id };
    expect(await there.next(readUpTo)).toEqual(event);
    expect(await elsewhere.next(readUpTo)).toEqual(event);
    await here.hello();
    expect(here.frames.map(({ type }) => type)).toEqual(['ready', 'marked', 'ready']);
    expect(await unreadOf(ben)).toEqual([1]);
  });

  test('that was sent before is replied to again, and published once', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const { conversation, message } = await wrote(anna, ben);
    const [here, there] = [await socketOf(ben), await socketOf(anna)];
    for (let times = 0; times < 50; times++) read(here, conversation, message.id);
    await here.next(readMarked, () => here.of(readMarked).length === 50);
    await there.hello();
    expect(there.of(readUpTo)).toHaveLength(1);
  });

  test('of another member’s conversation, an unknown one or an invalid shape has no reply and changes nothing', async () => {
    const [anna, ben, stranger] = [await rich(), await rich(), await rich()];
    const { conversation, message } = await wrote(anna, ben);
    const here = await socketOf(stranger);
    const wrong = [
      [conversation, message.id],
      [999_999, 1],
      ['x', 1],
      [conversation, -1],
      [conversation, 1e300],
      [null, null],
    ] as const;
    for (const [id, upTo] of wrong) read(here, id, upTo);
    for (const data of [null, 'x', [], {}]) here.send({ type: 'read', data });
    await here.hello();
    // The socket still works.
    const own = await wrote(ben, stranger);
    read(here, own.conversation, own.message.id);
    await here.next(readMarked);
    expect(here.of(readMarked)).toHaveLength(1);
    expect(await unreadOf(ben)).toContain(1);
  });

  test('of a member who blocked the other or was blocked has no reply', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const { conversation, message } = await wrote(anna, ben);
    const here = await socketOf(ben);
    await app.platform.database.db.insertInto('blocks').values({ user_id: anna.id, blocked_id: ben.id, created_at: new Date() }).execute();
    expect((await ben.client.call(markRead, { body: { conversation, read_up_to: message.id } })).status).toBe(404);
    read(here, conversation, message.id);
    await here.hello();
    expect(here.of(readMarked)).toEqual([]);
  });

  test('of a member who sends too many has no reply', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const there = await listen(limited);
    const [anna, ben] = [await rich(limited), await rich(limited)];
    const { conversation, message } = await wrote(anna, ben);
    const most = markRead.limit;
    // The rate limit does not allow one socket to send so many frames.
    const sockets = [await connectLive(there, ben.client), await connectLive(there, ben.client)];
    for (const socket of sockets) {
      for (let n = 0; n < most * 0.6; n++) read(socket, conversation, message.id);
      await socket.hello();
    }
    const replies = () => sockets.flatMap((socket) => socket.of(readMarked)).length;
    await eventually(() => expect(replies()).toBe(most));
    limited.platform.clock.advance(61);
    const [first] = sockets;
    if (first) read(first, conversation, message.id);
    await eventually(() => expect(replies()).toBe(most + 1));
    await limited.close();
  });
});

describe('marks of many members at once', () => {
  test('are stored together, the newest of each conversation, for both of its members', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const [anna, ben] = [await rich(), await rich()];
        const first = await wrote(anna, ben);
        return { anna, ben, conversation: first.conversation, first, second: await wrote(anna, ben), reply: await wrote(ben, anna) };
      }),
    );
    const { clock, database } = app.platform;
    let statements = 0;
    // A connection of its own, so that only its statements are counted: the server's jobs use the app's pool.
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: database.pool }), log: () => void statements++ });
    const reads = createBatcher({ db, clock, log: quiet });
    const results = await Promise.all(
      pairs.flatMap(({ anna, ben, conversation, first, second, reply }) => [
        reads.mark({ reader: ben.id, conversation, upTo: second.message.id }),
        reads.mark({ reader: ben.id, conversation, upTo: first.message.id }),
        reads.mark({ reader: anna.id, conversation, upTo: reply.message.id }),
      ]),
    );
    // One statement per side of the conversations, because a statement changes each conversation only once.
    expect(statements).toBe(2);
    expect(results.map((result) => result?.unread)).toEqual(results.map(() => 0));
    for (const { anna, ben, second, reply } of pairs) {
      expect(await unreadOf(anna)).toEqual([0]);
      expect(await unreadOf(ben)).toEqual([0]);
      expect((await chatsOf(anna))[0]?.read_up_to).toBe(second.message.id);
      expect((await chatsOf(ben))[0]?.read_up_to).toBe(reply.message.id);
    }
  });

  test('fail alone when one of them cannot be stored', async () => {
    const [anna, ben] = [await rich(), await rich()];
    const { conversation, message } = await wrote(anna, ben);
    const reads = createBatcher({ db: app.platform.database.db, clock: app.platform.clock, log: quiet });
    const [good, bad] = await Promise.allSettled([
      reads.mark({ reader: ben.id, conversation, upTo: message.id }),
      // Does not fit the database's bigint.
      reads.mark({ reader: ben.id, conversation: 1e19, upTo: 1 }),
    ]);
    expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected']);
    expect(await unreadOf(ben)).toEqual([0]);
  });
});
