import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { type Clock, createClock } from '../clock.ts';
import { readRedisUrl } from '../redis-url.ts';
import { createFleet } from '../redis/fleet.ts';
import { openRedis } from '../redis/redis.ts';
import { createProcessLimits, type Limits } from './limits.ts';
import { createSharedLimits } from './shared-limits.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Process {
  readonly limits: Limits;
  readonly clock: Clock;
  /** How many there are, as far as it knows. */
  readonly count: () => number;
}

let prefixes = 0;

/** Processes with connections of their own to one server, below a prefix of their own. */
async function start(url: string, count: number, patience = 5000, log: typeof quiet = quiet): Promise<Process[]> {
  const place = readRedisUrl(`${url}?prefix=limits${prefixes++}`);
  if (place === null) throw new Error('no address');
  const processes: Process[] = [];
  for (let n = 0; n < count; n++) {
    const redis = await openRedis(place, log, patience);
    const fleet = createFleet(redis, quiet);
    await fleet.join(async () => 1);
    const clock = createClock();
    const limits = createSharedLimits({ redis, fleet, clock });
    closers.push(
      () => redis.close(),
      () => fleet.leave(),
    );
    processes.push({ limits, clock, count: fleet.processes });
  }
  return processes;
}

const member = { member: userId(7), network: '192.0.2.1' };
const visitor = (network: string) => ({ member: null, network });

/** How many of the actions are allowed. */
async function allowed(
  counters: readonly ReturnType<Limits['counter']>[],
  caller: typeof member | ReturnType<typeof visitor>,
  most: number,
  each: number,
) {
  const counted = await Promise.all(counters.flatMap((counter) => Array.from({ length: each }, () => counter.add(caller, most))));
  return counted.filter(({ count }) => count <= most).length;
}

const behaviour = (make: () => Promise<readonly Process[]>) => {
  test('allow each caller a number of actions, count kinds apart, and begin anew after a minute', async () => {
    const processes = await make();
    const [one, other] = ['one', 'other'].map((name) => processes.map(({ limits }) => limits.counter(name)));
    expect(await allowed(one ?? [], member, 30, 30)).toBe(30);
    expect(await allowed(one ?? [], visitor('192.0.2.1'), 30, 30)).toBe(30);
    expect(await allowed(other ?? [], member, 30, 10)).toBe(10 * processes.length);
    const refused = await one?.[0]?.add(member, 30);
    expect(refused?.count).toBeGreaterThan(30);
    expect(refused?.left).toBeGreaterThan(50_000);
    expect(refused?.left).toBeLessThanOrEqual(60_000);
  });

  test('hold for the /48 of a network, and no single network uses up those of its /48', async () => {
    const counters = (await make()).map(({ limits }) => limits.counter('wide'));
    expect(await allowed(counters, visitor('2001:db8:1:1::/64'), 2, 60)).toBe(2);
    let sum = 2;
    for (let n = 2; n < 40; n++) sum += await allowed(counters, visitor(`2001:db8:1:${n}::/64`), 2, 2);
    expect(sum).toBe(32);
    expect(await allowed(counters, visitor('2001:db8:2:1::/64'), 2, 2)).toBe(2);
    expect(counters[0]?.known('2001:db8:1:39::/64').wide).toBeGreaterThanOrEqual(32);
  });
};

describe('the limits of one process', () =>
  behaviour(async () => [{ limits: createProcessLimits(createClock()), clock: createClock(), count: () => 1 }]));

describe.skipIf(!hasRedisServer)('the limits of three processes', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());

  behaviour(() => start(server.url, 3));

  test('are lifted for nobody by the clock of a process that jumps', async () => {
    const processes = await start(server.url, 3);
    const counters = processes.map(({ limits }) => limits.counter('jump'));
    expect(await allowed(counters, member, 5, 5)).toBe(5);
    processes[0]?.clock.advance(3600);
    expect(await allowed(counters, member, 5, 5)).toBe(0);
  });

  test('survive a server that has forgotten the script', async () => {
    const counters = (await start(server.url, 1)).map(({ limits }) => limits.counter('script'));
    expect(await allowed(counters, member, 5, 1)).toBe(1);
    await server.command('SCRIPT', 'FLUSH');
    expect(await allowed(counters, member, 5, 10)).toBe(4);
  });

  test('keep no key for longer than a minute, however many networks there are', async () => {
    const counters = (await start(server.url, 1)).map(({ limits }) => limits.counter('flood'));
    const networks = Array.from({ length: 25_000 }, (_nothing, n) => visitor(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`));
    await Promise.all(counters.flatMap((counter) => networks.map((network) => counter.add(network, 5))));
    const size = Number((await server.command('DBSIZE')).slice(1));
    expect(size).toBeLessThan(22_000);
    const left = await server.command(
      'EVAL',
      `local n = 0 for _, key in ipairs(redis.call('KEYS', '*:limit:flood:*')) do if redis.call('PTTL', key) < 0 then n = n + 1 end end return n`,
      '0',
    );
    expect(left).toBe(':0');
  });

  test('are a share of each process while the server is away, and no call waits longer than a moment', { tags: ['slow'] }, async () => {
    const processes = await start(server.url, 3, 50);
    await eventually(() => expect(processes.map(({ count }) => count())).toEqual([3, 3, 3]));
    const counters = processes.map(({ limits }) => limits.counter('away'));
    for (const fail of ['stop', 'kill'] as const) {
      const caller = visitor(fail);
      if (fail === 'stop') server.signal('SIGSTOP');
      else await server.kill();
      const times: number[] = [];
      const call = async (counter: (typeof counters)[number] | undefined) => {
        const begun = performance.now();
        const counted = await counter?.add(caller, 30);
        times.push(performance.now() - begun);
        return counted?.count ?? 0;
      };
      let sum = 0;
      for (let n = 0; n < 30; n++) for (const counter of counters) if ((await call(counter)) <= 30) sum++;
      expect(sum).toBe(30);
      // After the first, none waits; a second later a ping tries again, which no call waits for.
      expect(Math.max(...times)).toBeLessThan(500);
      expect(times.filter((ms) => ms > 40).length).toBeLessThanOrEqual(3);
      await new Promise((resolve) => setTimeout(resolve, 1300));
      times.length = 0;
      for (const counter of counters) await call(counter);
      expect(Math.max(...times)).toBeLessThan(40);
      if (fail === 'stop') server.signal('SIGCONT');
      else await server.start();
      await eventually(async () => expect(await call(counters[0])).toBeGreaterThan(0));
      const again = visitor(`${fail} again`);
      await eventually(async () => {
        await Promise.all(counters.map((counter) => counter.add(again, 1000)));
        expect((await counters[0]?.add(again, 1000))?.count).toBeGreaterThan(3);
      });
    }
  });

  test('are a share of each process while the server is full, which it logs once', async () => {
    const warnings: unknown[] = [];
    const processes = await start(server.url, 3, 5000, { ...quiet, warn: (...said: unknown[]) => void warnings.push(said) });
    await eventually(() => expect(processes.map(({ count }) => count())).toEqual([3, 3, 3]));
    const counters = processes.map(({ limits }) => limits.counter('full'));
    await server.command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await allowed(counters, member, 30, 30)).toBe(30);
    expect(await allowed(counters, visitor('192.0.2.9'), 30, 3)).toBe(9);
    expect(warnings.filter((said) => JSON.stringify(said).includes('refuses a command'))).toHaveLength(3);
    await server.command('CONFIG', 'SET', 'maxmemory', '0');
    // No pause: it has answered all the time.
    expect(await allowed(counters, visitor('192.0.2.10'), 30, 30)).toBe(30);
    expect((await counters[0]?.add(visitor('192.0.2.10'), 1000))?.count).toBeGreaterThan(30);
  });

  test('forget nothing when the server is emptied, but begin a new minute', async () => {
    const counters = (await start(server.url, 3)).map(({ limits }) => limits.counter('emptied'));
    expect(await allowed(counters, member, 12, 12)).toBe(12);
    await server.command('FLUSHALL');
    expect(await allowed(counters, member, 12, 12)).toBeLessThanOrEqual(12);
  });
});
