import pg from 'pg';
import * as Type from 'typebox';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { UserIdsSchema } from '#platform/contract/id-schemas.ts';
import { userId } from '#platform/contract/ids.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { openRedis, type Redis } from '../redis/redis.ts';
import { readRedisUrl } from '../redis-url.ts';
import { busEvent } from './bus-event.ts';
import type { Bus } from './bus.ts';
import { createProcessBus } from './process-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

const Text = Type.Object({ text: Type.String() });
const [greeting, long, after] = [busEvent('greeting', Text), busEvent('long', Text), busEvent('after', Text)];
const whisper = busEvent('whisper', Type.Object({ to: UserIdsSchema, text: Type.String() }), {
  users: ({ to }) => to,
  only: ({ text }, user) => ({ to: [user], text }),
});
const [anna, ben, cleo] = [userId(1), userId(2), userId(3)];

/** A kind of bus with as many processes as the test needs. */
interface Fleet {
  open(): Promise<Bus>;
  close(): Promise<void>;
}

interface CutFleet extends Fleet {
  /** Ends the connections on which the buses listen. */
  cut(): Promise<unknown>;
  /** Lets the next event that the bus sends get lost. */
  loseNext(bus: Bus): void;
}

async function postgresFleet(): Promise<CutFleet> {
  const pools = new Map<Bus, pg.Pool>();
  const newPool = () => {
    const pool = new pg.Pool({ host: inject('databaseHost'), port: 5432, user: 'app', database: 'postgres', max: 2 });
    pool.on('error', () => {});
    return pool;
  };
  const admin = newPool();
  return {
    async open() {
      const pool = newPool();
      const bus = await createPostgresBus(pool, quiet);
      pools.set(bus, pool);
      return bus;
    },
    cut: () =>
      admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks
         WHERE locktype = 'advisory' AND mode = 'ShareLock' AND pid <> pg_backend_pid()`,
      ),
    loseNext(bus) {
      const pool = pools.get(bus);
      if (pool !== undefined) vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('no connection')));
    },
    async close() {
      for (const [bus, pool] of pools) {
        await bus.close();
        await pool.end();
      }
      await admin.end();
    },
  };
}

async function redisFleet(): Promise<CutFleet & { readonly server: RedisServer }> {
  const server = await startRedisServer();
  const place = readRedisUrl(server.url);
  if (place === null) throw new Error('no address');
  const opened = new Map<Bus, Redis>();
  return {
    server,
    async open() {
      const redis = await openRedis(place, quiet);
      const bus = await createRedisBus(redis, quiet);
      opened.set(bus, redis);
      return bus;
    },
    cut: () => server.command('CLIENT', 'KILL', 'TYPE', 'pubsub'),
    loseNext(bus) {
      const redis = opened.get(bus);
      if (redis !== undefined) vi.spyOn(redis, 'run').mockImplementationOnce(() => Promise.reject(new Error('no connection')));
    },
    async close() {
      for (const [bus, redis] of opened) {
        await bus.close();
        redis.close();
      }
      await server.close();
    },
  };
}

/** One process alone is one and other. */
function processFleet(): Fleet {
  const bus = createProcessBus(quiet);
  return { open: async () => bus, close: () => bus.close() };
}

/** What holds for every bus. */
function carries(open: () => Promise<Fleet>) {
  let fleet: Fleet;
  let one: Bus;
  let other: Bus;
  beforeAll(async () => {
    fleet = await open();
    one = await fleet.open();
    other = await fleet.open();
  });
  afterAll(() => fleet.close());

  test('delivers an event to every process exactly once', async () => {
    const received: string[] = [];
    one.subscribe(greeting, ({ text }) => received.push(`one ${text}`));
    other.subscribe(greeting, ({ text }) => received.push(`other ${text}`));
    one.publish(greeting, { text: 'hello' });
    expect(received[0]).toBe('one hello');
    await eventually(() => expect(received).toEqual(['one hello', 'other hello']));
    // A duplicate would arrive before the events that either side publishes after it.
    one.publish(greeting, { text: 'bye' });
    other.publish(greeting, { text: 'and you' });
    await eventually(() => expect(received).toEqual(expect.arrayContaining(['other bye', 'one and you'])));
    expect(received.filter((each) => each.endsWith('hello'))).toHaveLength(2);
  });

  test('delivers many events and long ones completely and in order', async () => {
    const received: string[] = [];
    other.subscribe(long, ({ text }) => received.push(text));
    const texts = Array.from({ length: 30 }, (_, n) => `${n} ${'👩‍👩‍👧 ß "x" '.repeat(n * 40)}`);
    for (const text of texts) one.publish(long, { text });
    await new Promise((resolve) => setTimeout(resolve, 20));
    one.publish(long, { text: 'last' });
    await eventually(() => expect(received).toEqual([...texts, 'last']));
  });

  test('delivers events to users, in order with others, to whoever holds them', async () => {
    const heard: string[] = [];
    const held = other.hold(anna);
    const alsoHeld = other.hold(ben);
    await Promise.all([held.ready, alsoHeld.ready]);
    expect(held.since()).not.toBeNull();
    other.subscribe(whisper, ({ to, text }) => to.forEach((user) => heard.push(`${user} ${text}`)));
    other.subscribe(greeting, ({ text }) => heard.push(text));
    one.publish(whisper, { to: [anna, ben], text: 'a' });
    one.publish(greeting, { text: 'to all' });
    one.publish(whisper, { to: [ben], text: 'b' });
    await eventually(() => expect(heard).toEqual(['1 a', '2 a', 'to all', '2 b']));
    held.release();
    alsoHeld.release();
  });

  test('ignores events of another shape and events without a listener', async () => {
    const received: string[] = [];
    other.subscribe(greeting, ({ text }) => received.push(text));
    one.publish(busEvent('greeting', Type.Object({ text: Type.Number() })), { text: 1 });
    one.publish(busEvent('of a newer release', Type.Null()), null);
    one.publish(greeting, { text: 'in words' });
    await eventually(() => expect(received).toEqual(['in words']));
  });
}

/** What holds for every bus between processes. */
function crosses(open: () => Promise<CutFleet>) {
  let fleet: CutFleet;
  let one: Bus;
  let other: Bus;
  let third: Bus;
  beforeAll(async () => {
    fleet = await open();
    [one, other, third] = await Promise.all([fleet.open(), fleet.open(), fleet.open()]);
  });
  afterAll(() => fleet.close());

  test('lets no process handle an event to users whom it does not hold', async () => {
    const heard: string[] = [];
    const held = other.hold(cleo);
    await held.ready;
    for (const [name, bus] of [['other', other] as const, ['third', third] as const]) {
      bus.subscribe(whisper, ({ text }) => heard.push(`${name} ${text}`));
      bus.subscribe(after, ({ text }) => heard.push(`${name} ${text}`));
    }
    one.publish(whisper, { to: [cleo, anna], text: 'psst' });
    one.publish(after, { text: 'over' });
    await eventually(() => expect(heard.filter((each) => each.endsWith('over'))).toHaveLength(2));
    expect(heard.filter((each) => each.endsWith('psst'))).toEqual(['other psst']);
  });

  test('listens again after its connection was cut, to users, too, and reports the gap', async () => {
    let gaps = 0;
    const heard: string[] = [];
    other.onGap(() => gaps++);
    other.subscribe(after, ({ text }) => heard.push(text));
    other.subscribe(whisper, ({ text }) => heard.push(text));
    await fleet.cut();
    await eventually(() => expect(gaps).toBeGreaterThan(0));
    await eventually(() => {
      one.publish(after, { text: 'still there' });
      one.publish(whisper, { to: [cleo], text: 'and here' });
      expect(heard).toEqual(expect.arrayContaining(['still there', 'and here']));
    });
  });

  test('tells other processes that events for them could not be sent', async () => {
    let gaps = 0;
    const received: string[] = [];
    other.onGap(() => gaps++);
    other.subscribe(greeting, ({ text }) => received.push(text));
    fleet.loseNext(one);
    one.publish(greeting, { text: 'nobody hears it' });
    await eventually(() => expect(gaps).toBe(1));
    one.publish(greeting, { text: 'heard again' });
    await eventually(() => expect(received).toEqual(['heard again']));
  });
}

describe('the bus of one process', () => carries(async () => processFleet()));

describe('the bus by LISTEN/NOTIFY', () => {
  carries(postgresFleet);
  crosses(postgresFleet);

  test('says when more processes share it than it is meant for', { tags: ['slow'] }, async () => {
    const fleet = await postgresFleet();
    const buses = await Promise.all([fleet.open(), fleet.open(), fleet.open()]);
    const fourth = await fleet.open();
    await eventually(() =>
      expect(fourth.fault()).toMatch(/^\d+ processes share LISTEN\/NOTIFY, which is meant for at most 3: set REDIS_URL\.$/),
    );
    expect(buses).toHaveLength(3);
    await fleet.close();
  });
});

describe.skipIf(!hasRedisServer)('the bus by Valkey', () => {
  carries(redisFleet);
  crosses(redisFleet);

  test('sends a process nothing that concerns none of its users', async () => {
    const fleet = await redisFleet();
    const [one, other, third] = [await fleet.open(), await fleet.open(), await fleet.open()];
    const heard: string[] = [];
    await Promise.all([other.hold(anna).ready, third.hold(ben).ready]);
    other.subscribe(whisper, ({ text }) => heard.push(text));
    for (let n = 0; n < 500; n++) one.publish(whisper, { to: [anna], text: String(n) });
    await eventually(() => expect(heard).toHaveLength(500));
    expect(other.counts()).toMatchObject({ received: 500, unwanted: 0 });
    expect(third.counts()).toMatchObject({ received: 0, unwanted: 0 });
    expect(one.counts()).toMatchObject({ sent: 500, received: 0 });
    await fleet.close();
  });

  test('does not send what is too large, and says that there is a gap', async () => {
    const fleet = await redisFleet();
    const [one, other] = [await fleet.open(), await fleet.open()];
    let gaps = 0;
    const heard: string[] = [];
    other.onGap(() => gaps++);
    other.subscribe(greeting, ({ text }) => heard.push(text));
    one.publish(greeting, { text: 'x'.repeat(2 ** 20) });
    await eventually(() => expect(gaps).toBe(1));
    expect(heard).toEqual([]);
    await fleet.close();
  });

  test('carries on after a killed, emptied or full server, and a connection without a word', { tags: ['slow'] }, async () => {
    const fleet = await redisFleet();
    const { server } = fleet;
    const [one, other] = [await fleet.open(), await fleet.open()];
    let gaps = 0;
    const heard: string[] = [];
    const held = other.hold(anna);
    await held.ready;
    other.onGap(() => gaps++);
    other.subscribe(whisper, ({ text }) => heard.push(text));
    const isHeard = (text: string) =>
      eventually(() => {
        one.publish(whisper, { to: [anna], text });
        expect(heard).toContain(text);
      });
    await isHeard('before');
    await server.command('FLUSHALL');
    await server.command('CONFIG', 'SET', 'maxmemory', '1');
    one.publish(whisper, { to: [anna], text: 'full' });
    await eventually(() => expect(heard).toContain('full'));
    expect(gaps).toBe(0);

    await server.kill();
    await eventually(() => expect(held.since()).toBeNull());
    expect(one.fault()).toMatch(/REDIS_URL/);
    one.publish(whisper, { to: [anna], text: 'lost' });
    await server.start();
    await isHeard('after the kill');
    expect(gaps).toBeGreaterThan(0);
    await eventually(() => expect([held.since() === null, one.fault(), other.fault()]).toEqual([false, null, null]));

    const before = gaps;
    server.signal('SIGSTOP');
    const stoppedAt = performance.now();
    for (let n = 0; n < 1000; n++) one.publish(whisper, { to: [anna], text: 'stopped' });
    expect(performance.now() - stoppedAt).toBeLessThan(2000);
    await eventually(() => expect(held.since()).toBeNull());
    expect(performance.now() - stoppedAt).toBeLessThan(20_000);
    server.signal('SIGCONT');
    await isHeard('after the stop');
    expect(gaps).toBeGreaterThan(before);
    await fleet.close();
  });
});
