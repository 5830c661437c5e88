import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireVersion } from '#platform/contract/http/wire-version.ts';
import { logout } from '#features/account/contract/endpoints.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen, refusal } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteChat, markRead, typing } from '../contract/endpoints.ts';
import { chatReset, messageStored, readUpTo, typingNow } from '../contract/events.ts';
import { maxMissed } from './reading/missed/missed.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { credits: 1000 }),
  await buildMember(app, { credits: 1000 }),
];
const socketOf = async ({ client }: BuiltMember) => {
  const socket = await connectLive(address, client);
  await socket.hello();
  return socket;
};

describe('a message', () => {
  test("arrives at the recipient and the sender's other browsers, and nowhere else", async () => {
    const [anna, ben] = await pair();
    const carl = await buildMember(app);
    const [there, here, elsewhere] = await Promise.all([ben, anna, carl].map(socketOf));
    const { conversation, message } = await wrote(anna, ben, 'Grüße 👋');
    expect(await there?.next(messageStored)).toEqual({ conversation, message });
    expect(await here?.next(messageStored)).toEqual({ conversation, message });
    expect(await here?.next(creditsChanged)).toEqual({ credits: 999, paid_user: false });
    expect(there?.of(creditsChanged)).toEqual([]);
    expect(elsewhere?.frames).toEqual([{ type: 'ready', data: { wire: wireVersion } }]);
  });

  test('that is sent again is published again, but not to a recipient who has removed it or is blocked meanwhile', async () => {
    const [anna, ben] = await pair();
    const there = await socketOf(ben);
    const again = randomUUID();
    const send = async () => {
      const { status, reply } = await write(anna, ben, 'noch einmal', again);
      await there.hello();
      return { status, conversation: reply.conversation, received: there.of(messageStored).length };
    };
    const { conversation } = await send();
    expect(await send()).toEqual({ status: 200, conversation, received: 2 });
    await ben.client.call(deleteChat, { body: { conversation } });
    expect(await send()).toEqual({ status: 200, conversation, received: 2 });
    const { conversation: same } = await wrote(anna, ben, 'neu');
    await there.next(messageStored, ({ message }) => message.text === 'neu');
    await ben.client.call(block, { body: { id: anna.id } });
    expect([same, await send()]).toEqual([conversation, { status: 200, conversation, received: 3 }]);
  });

  test('that was refused is not published', async () => {
    const [poor, ben] = [await buildMember(app), await buildMember(app)];
    const [there, here] = [await socketOf(ben), await socketOf(poor)];
    await write(poor, ben);
    await Promise.all([there.hello(), here.hello()]);
    expect([...there.frames, ...here.frames].map(({ type }) => type)).toEqual(['ready', 'ready', 'ready', 'ready']);
  });
});

describe('reading and typing', () => {
  test("a read receipt is published once to the sender and to the reader's other browsers", async () => {
    const [anna, ben] = await pair();
    const { conversation, message } = await wrote(anna, ben);
    const [writer, reader] = [await socketOf(anna), await socketOf(ben)];
    for (let times = 0; times < 2; times++) await ben.client.call(markRead, { body: { conversation, read_up_to: message.id } });
    const event = { conversation, profile: ben.id, read_up_to: message.id };
    expect(await writer.next(readUpTo)).toEqual(event);
    await Promise.all([writer.hello(), reader.hello()]);
    expect([writer.of(readUpTo), reader.of(readUpTo)]).toEqual([[event], [event]]);
  });

  test('a typing signal is sent only to the other member, by socket and by call, and is throttled', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const [typist, there] = [await socketOf(anna), await socketOf(ben)];
    for (let times = 0; times < 5; times++) typist.send({ type: 'typing', data: { conversation } });
    expect(await there.next(typingNow)).toEqual({ conversation, profile: anna.id });
    expect((await ben.client.call(typing, { body: { conversation } })).reply).toEqual({ done: true });
    expect(await typist.next(typingNow)).toEqual({ conversation, profile: ben.id });
    expect(there.of(typingNow)).toHaveLength(1);
    app.platform.clock.advance(2);
    typist.send({ type: 'typing', data: { conversation } });
    await there.next(typingNow, () => there.of(typingNow).length === 2);
  });

  test('a typing signal in another member’s conversation, with a blocked member, or with invalid data is ignored', async () => {
    const [anna, ben] = await pair();
    const { conversation } = await wrote(anna, ben);
    const stranger = await buildMember(app);
    const [there, strange, mine] = [await socketOf(ben), await socketOf(stranger), await socketOf(anna)];
    strange.send({ type: 'typing', data: { conversation } });
    for (const data of [null, {}, { conversation: 'x' }, { conversation: -1 }]) mine.send({ type: 'typing', data });
    mine.send({ type: 'dancing', data: { conversation } });
    await ben.client.call(block, { body: { id: anna.id } });
    mine.send({ type: 'typing', data: { conversation } });
    // The reply to `hello` comes after the earlier frames were handled; their queries are shorter than its own.
    await Promise.all([mine.hello(1), strange.hello(1)]);
    await there.hello();
    expect(there.of(typingNow)).toEqual([]);
  });
});

describe('a socket', () => {
  test('is opened for members of this site only', async () => {
    const { client } = await buildMember(app);
    const cookie = `auth=${client.cookies.get('auth')}`;
    expect(await refusal(address, { origin: address })).toBe(401);
    expect(await refusal(address, { origin: address, cookie: 'auth=made-up' })).toBe(401);
    expect(await refusal(address, { origin: 'https://evil.example', cookie })).toBe(403);
    expect(await refusal(address, { origin: 'null', cookie })).toBe(403);
  });

  test('is closed when its session ends, and only then', async () => {
    const [anna, ben] = await pair();
    const [mine, other] = [await socketOf(anna), await socketOf(ben)];
    await anna.client.call(logout);
    expect(await mine.closed()).toBe(4001);
    await other.hello();
  });

  test.each([
    ['no JSON', 'hallo'],
    ['no frame', '[1, 2]'],
    ['an invalid type', '{"type": 7}'],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('is closed when it sends %s', async (_what, data) => {
    const mine = await socketOf(await buildMember(app));
    mine.sendRaw(data);
    expect(await mine.closed()).toBe(1008);
  });

  test('is closed when it sends more than a frame may hold', async () => {
    const mine = await socketOf(await buildMember(app));
    mine.sendRaw(JSON.stringify({ type: 'typing', data: 'a'.repeat(300_000) }));
    expect(await mine.closed()).toBe(1009);
  });
});

describe('a browser that comes back', () => {
  test('gets the messages that it missed, in order, each once', async () => {
    const [anna, ben] = await pair();
    const carl = await buildMember(app, { credits: 10 });
    const first = await socketOf(ben);
    const { message: seen } = await wrote(anna, ben, 'gesehen');
    await first.next(messageStored);
    await first.close();
    app.platform.clock.advance(60);
    await wrote(anna, ben, 'eins');
    await wrote(carl, ben, 'zwei');
    await wrote(ben, anna, 'vom anderen Gerät');
    await wrote(anna, carl, 'unter uns');

    const again = await connectLive(address, ben.client);
    await again.hello(seen.id);
    expect(again.of(messageStored).map(({ message }) => message.text)).toEqual(['eins', 'zwei', 'vom anderen Gerät']);
    expect(again.frames.at(-1)).toEqual({ type: 'ready', data: { wire: wireVersion } });
    await wrote(anna, ben, 'drei');
    await again.next(messageStored, ({ message }) => message.text === 'drei');
    expect(again.of(messageStored)).toHaveLength(4);
  });

  test('gets no removed messages, and none of blocked members', async () => {
    const [anna, ben] = await pair();
    const carl = await buildMember(app, { credits: 10 });
    const { conversation } = await wrote(anna, ben);
    await wrote(carl, ben);
    await ben.client.call(deleteChat, { body: { conversation } });
    await ben.client.call(block, { body: { id: carl.id } });
    const mine = await connectLive(address, ben.client);
    await mine.hello(0);
    expect(mine.of(messageStored)).toEqual([]);
  });

  test('also gets a message with a lower id that was committed after the newest it has', async () => {
    const [anna, ben] = await pair();
    const carl = await buildMember(app, { credits: 10 });
    await wrote(carl, ben);
    const slow = new pg.Client(app.platform.database.pool.options);
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(`SELECT * FROM chat_send($1, NULL, $2, $3, 'langsam', 1, 2, 3, $4)`, [
      carl.id,
      ben.id,
      randomUUID(),
      app.platform.clock.now(),
    ]);
    const { message: seen } = await wrote(anna, ben, 'schnell');
    await slow.query('COMMIT');
    await slow.end();
    const mine = await connectLive(address, ben.client);
    await mine.hello(seen.id);
    const late = mine.of(messageStored).find(({ message }) => message.text === 'langsam');
    expect(late?.message.id).toBeLessThan(seen.id);
  });

  test('reloads the conversations when it missed too many messages', async () => {
    const [anna, ben] = await pair();
    const { message: seen } = await wrote(anna, ben);
    app.platform.clock.advance(60);
    const send = (count: number) =>
      app.platform.database.pool.query(
        `SELECT chat_send($1, NULL, $2, gen_random_uuid(), 'Hallo', 1, 2, 3, $3) FROM generate_series(1, ${count})`,
        [anna.id, ben.id, app.platform.clock.now()],
      );
    await send(maxMissed);
    const mine = await connectLive(address, ben.client);
    await mine.hello(seen.id);
    expect(mine.of(messageStored)).toHaveLength(maxMissed);
    await send(1);
    const again = await connectLive(address, ben.client);
    await again.hello(seen.id);
    expect(again.frames).toEqual([
      { type: chatReset.type, data: null },
      { type: 'ready', data: { wire: wireVersion } },
    ]);
  });
});

describe('a conversation that is gone for a member', () => {
  /** The frames that the partner and a third member get, and the reply for the conversation that the partner then gets. */
  async function after(end: (anna: BuiltMember, ben: BuiltMember) => Promise<{ readonly status: number }>) {
    const [anna, ben] = await pair();
    const carl = await buildMember(app, { credits: 1000 });
    const { conversation } = await wrote(anna, ben);
    await wrote(carl, ben);
    const [there, third] = [await socketOf(ben), await socketOf(carl)];
    expect((await end(anna, ben)).status).toBe(200);
    await Promise.all([there.hello(), third.hello()]);
    const { status, body } = await ben.client.raw('GET', `/api/chat.php?conversation=${conversation}`);
    const { body: lost } = await ben.client.raw('GET', `/api/lost-conversation.php?conversation=${conversation}`);
    return {
      frames: there.frames.filter(({ type }) => type !== 'ready'),
      third: third.frames.filter(({ type }) => type !== 'ready'),
      status,
      body,
      lost: Object.keys((lost ?? {}) as object),
    };
  }

  test('causes a reload at once, and the frame does not reveal whether it was a block or a deleted account', async () => {
    const blocked = await after((anna, ben) => anna.client.call(block, { body: { id: ben.id } }));
    const deleted = await after((anna) => anna.client.call(deleteUser, { body: { password: builtPassword } }));
    expect(blocked).toMatchObject({ frames: [{ type: chatReset.type, data: null }], third: [], status: 404 });
    expect(deleted.frames).toEqual(blocked.frames);
    expect(deleted.third).toEqual([]);
    expect({ ...deleted, body: null }).toEqual({ ...blocked, body: null });
  });

  test('sends no frame to a member without a conversation', async () => {
    const [anna, ben] = await pair();
    const there = await socketOf(ben);
    await anna.client.call(block, { body: { id: ben.id } });
    await there.hello();
    expect(there.frames.map(({ type }) => type)).toEqual(['ready', 'ready']);
  });
});
