import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { quiet } from '#tests/support/quiet.ts';
import { type Bus, createPostgresBus } from './bus.ts';

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

describe('the bus between processes', () => {
  test('brings a message to every process, each once', async () => {
    const heard: string[] = [];
    one.subscribe(({ payload }) => heard.push(`one ${payload}`));
    other.subscribe(({ payload }) => heard.push(`other ${payload}`));
    one.publish({ channel: 'greeting', payload: 'hello' });
    await vi.waitFor(() => expect(heard).toEqual(['one hello', 'other hello']));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toHaveLength(2);
  });

  test('brings many, and long ones, whole and in their order', async () => {
    const heard: string[] = [];
    other.subscribe(({ channel, payload }) => channel === 'long' && heard.push(payload));
    const payloads = Array.from({ length: 30 }, (_, n) => `${n} ${'👩‍👩‍👧 ß "x" '.repeat(n * 40)}`);
    for (const payload of payloads) one.publish({ channel: 'long', payload });
    await new Promise((resolve) => setTimeout(resolve, 20));
    one.publish({ channel: 'long', payload: 'last' });
    await vi.waitFor(() => expect(heard).toEqual([...payloads, 'last']));
  });

  test('listens again after its connection was cut', async () => {
    const heard: string[] = [];
    other.subscribe(({ channel, payload }) => channel === 'after' && heard.push(payload));
    await pools[0]?.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN emberleaf' AND pid <> pg_backend_pid()`,
    );
    await vi.waitFor(
      () => {
        one.publish({ channel: 'after', payload: 'still there' });
        expect(heard).toContain('still there');
      },
      { timeout: 5000, interval: 200 },
    );
  });
});
