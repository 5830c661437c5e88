import pg from 'pg';
import * as Type from 'typebox';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { quiet } from '#tests/support/quiet.ts';
import { busEvent } from './bus-event.ts';
import { type Bus, createPostgresBus } from './bus.ts';

const Text = Type.Object({ text: Type.String() });
const [greeting, long, after] = [busEvent('greeting', Text), busEvent('long', Text), busEvent('after', Text)];

const pools: pg.Pool[] = [];
let one: Bus;
let other: Bus;
beforeAll(async () => {
  const open = () => {
    const pool = new pg.Pool({ host: inject('databaseHost'), port: 5432, user: 'app', database: 'postgres', max: 2 });
    pool.on('error', () => {});
    pools.push(pool);
    return createPostgresBus(pool, quiet);
  };
  one = await open();
  other = await open();
});
afterAll(async () => {
  await one.close();
  await other.close();
  await Promise.all(pools.map((pool) => pool.end()));
});

/** The server ends the connections on which the buses listen. */
const cut = () =>
  pools[0]?.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query IN ('LISTEN emberleaf', 'SELECT pg_notify($1, $2)') AND pid <> pg_backend_pid()`,
  );

describe('the bus between processes', () => {
  test('delivers an event to every process exactly once', async () => {
    const received: string[] = [];
    one.subscribe(greeting, ({ text }) => received.push(`one ${text}`));
    other.subscribe(greeting, ({ text }) => received.push(`other ${text}`));
    one.publish(greeting, { text: 'hello' });
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

  test('ignores events of another shape and events without a listener', async () => {
    const received: string[] = [];
    other.subscribe(greeting, ({ text }) => received.push(text));
    one.publish(busEvent('greeting', Type.Object({ text: Type.Number() })), { text: 1 });
    one.publish(busEvent('of a newer release', Type.Null()), null);
    one.publish(greeting, { text: 'in words' });
    await eventually(() => expect(received).toEqual(['in words']));
  });

  test('listens again after its connection was cut', async () => {
    const received: string[] = [];
    other.subscribe(after, ({ text }) => received.push(text));
    await cut();
    await eventually(() => {
      one.publish(after, { text: 'still there' });
      expect(received).toContain('still there');
    });
  });

  test('reports possible loss of events after a cut, in the process that could not receive them', async () => {
    let gaps = 0;
    other.onGap(() => gaps++);
    await cut();
    await eventually(() => expect(gaps).toBe(1));
  });

  test('tells other processes that events for them could not be sent', async () => {
    let gaps = 0;
    const received: string[] = [];
    other.onGap(() => gaps++);
    other.subscribe(greeting, ({ text }) => received.push(text));
    const [pool = new pg.Pool()] = pools;
    vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('no connection')));
    one.publish(greeting, { text: 'nobody hears it' });
    await eventually(() => expect(gaps).toBe(1));
    one.publish(greeting, { text: 'heard again' });
    await eventually(() => expect(received).toEqual(['heard again']));
  });
});
