// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, logout } from '#features/account/contract/endpoints.ts';
import { messageStored } from '#features/chat/contract/events.ts';
import { catchUp, ready } from '#platform/contract/live/live-frames.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectLive, listen, type LiveConnection } from '#tests/support/live-client.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let server: RedisServer;
/** Holds the database of all. */
let first: TestApp;
let second: TestApp;
let third: TestApp;
let addresses: readonly string[];
beforeAll(async () => {
  if (!hasRedisServer) return;
  server = await startRedisServer();
  const env = { REDIS_URL: server.url };
  first = await createTestApp(env);
  const { rows } = await first.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const connection = { ...first.platform.database.connection, database: rows[0]?.name ?? '' };
  [second, third] = await Promise.all([createTestAppOn(connection, env), createTestAppOn(connection, env)]);
  addresses = await Promise.all([first, second, third].map(listen));
});
afterAll(async () => {
  if (!hasRedisServer) return;
  await second.close();
  await third.close();
  await first.close();
  await server.close();
});

const sameMember = (member: BuiltMember, app: TestApp): BuiltMember => {
  const client = app.client();
  for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
  return { ...member, client };
};

/** A page that understands `catch_up`, and does as it says. */
async function openPage(member: BuiltMember, address: string): Promise<{ live: LiveConnection; askedAt: number[] }> {
  const live = await connectLive(address, member.client);
  const askedAt: number[] = [];
  const hello = (after: number) => live.send({ type: 'hello', data: { after, understands: ['move', 'catch_up'] } });
  hello(0);
  await live.next(ready);
  void live.next(catchUp).then(({ within_ms }) => {
    const newest = Math.max(0, ...live.of(messageStored).map(({ message }) => message.id));
    setTimeout(
      () => {
        askedAt.push(performance.now());
        hello(newest);
      },
      Math.random() * within_ms * 0.9,
    );
  });
  return { live, askedAt };
}

const textsIn = ({ live }: { readonly live: LiveConnection }) => live.of(messageStored).map(({ message }) => message.text);

describe.skipIf(!hasRedisServer)('three processes that share a Valkey', () => {
  test('carry a message to the process that has its reader, and the third handles nothing', { timeout: 120_000 }, async () => {
    const anna = await buildMember(first, { credits: 100 });
    const ben = await buildMember(first, { credits: 100 });
    const page = await openPage(ben, addresses[1] ?? '');
    const before = third.platform.bus.counts();
    const [received, unwanted] = [before.received, before.unwanted];
    for (let n = 0; n < 20; n++) await wrote(anna, ben, `message ${n}`);
    await eventually(() => expect(textsIn(page)).toEqual(Array.from({ length: 20 }, (_, n) => `message ${n}`)));
    // What all hear, such as who is online and changed profiles, is no event to a user.
    expect(third.platform.bus.counts().unwanted - unwanted).toBe(0);
    expect(third.platform.bus.counts().received - received).toBeLessThan(20);
    await page.live.close();
  });

  test('keep a hundred sockets open when their subscriptions are lost, and lose no message', { timeout: 300_000 }, async () => {
    const anna = await buildMember(first, { credits: 5000, paid_user: true });
    const readers = await Promise.all(Array.from({ length: 100 }, () => buildMember(first, { credits: 100 })));
    // Anna may only begin a few conversations.
    for (const reader of readers) await wrote(reader, anna);
    const pages: Awaited<ReturnType<typeof openPage>>[] = [];
    for (const reader of readers) pages.push(await openPage(reader, addresses[1] ?? ''));
    for (const reader of readers) await wrote(anna, reader, 'before');
    await eventually(() => expect(pages.filter((page) => textsIn(page).includes('before'))).toHaveLength(100));

    await server.command('CLIENT', 'KILL', 'TYPE', 'pubsub');
    // Before the subscriptions are back.
    for (const reader of readers) await wrote(anna, reader, 'meanwhile');
    await eventually(() => expect(pages.filter((page) => textsIn(page).includes('meanwhile'))).toHaveLength(100));
    await eventually(() => expect(pages.filter(({ askedAt }) => askedAt.length === 1)).toHaveLength(100));
    const moments = pages.flatMap(({ askedAt }) => askedAt).toSorted((a, b) => a - b);
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(5000);
    // No second has more than a third of them.
    expect(Math.max(...moments.map((at) => moments.filter((other) => other >= at && other < at + 1000).length))).toBeLessThan(34);

    for (const reader of readers) await wrote(anna, reader, 'after');
    await eventually(() => expect(pages.filter((page) => textsIn(page).includes('after'))).toHaveLength(100));
    // Closed ones would have got nothing.
    for (const { live } of pages) await live.close();
  });

  test('end the sockets and the calls of fifty sessions that end at once, in every process', { timeout: 120_000 }, async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => buildMember(first)));
    const far = members.map((member) => sameMember(member, second));
    const farthest = members.map((member) => sameMember(member, third));
    const lives = await Promise.all(far.map((member) => connectLive(addresses[1] ?? '', member.client)));
    // The third process caches the sessions, which it does from the second call on.
    for (let n = 0; n < 3; n++) await Promise.all(farthest.map(({ client }) => client.call(getUser)));
    await Promise.all(members.map(({ client }) => client.call(logout)));
    expect(await Promise.all(lives.map((live) => live.closed()))).toEqual(lives.map(() => 4001));
    const replies = await Promise.all(farthest.map(({ client }) => client.call(getUser)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  });
});
