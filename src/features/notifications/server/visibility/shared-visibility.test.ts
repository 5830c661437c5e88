import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { type Clock, createClock } from '#platform/server/clock.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { createProcessBus } from '#platform/server/live/process-bus.ts';
import { readRedisUrl } from '#platform/server/redis-url.ts';
import { createFleet } from '#platform/server/redis/fleet.ts';
import { openRedis } from '#platform/server/redis/redis.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createPageVisibility, type PageVisibility } from './page-visibility.ts';

interface Process {
  readonly pages: PageVisibility;
  readonly clock: Clock;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

let prefixes = 0;

/** Processes that hear nothing of each other but what the server holds. `patience`: longer than a busy machine needs. */
async function start(url: string, count: number, patience = 5000): Promise<Process[]> {
  const place = readRedisUrl(`${url}?prefix=visible${prefixes++}`);
  if (place === null) throw new Error('no address');
  const processes: Process[] = [];
  for (let n = 0; n < count; n++) {
    const redis = await openRedis(place, quiet, patience);
    const fleet = createFleet(redis, quiet);
    const clock = createClock();
    const pages = createPageVisibility({ bus: createProcessBus(quiet), clock, redis, fleet, log: quiet });
    await fleet.join(async () => 1);
    closers.push(
      () => redis.close(),
      () => fleet.leave(),
    );
    processes.push({ pages, clock });
  }
  return processes;
}

const anna = userId(7);
const page = (user: UserId): LiveSender => ({ userId: user, site: siteId(1), network: '192.0.2.1', reply: () => {} });
const sees = (processes: readonly Process[], user = anna) =>
  Promise.all(processes.map(async ({ pages }) => (await pages.visible([userId(1), user, userId(9)])).has(user)));

describe.skipIf(!hasRedisServer)('pages that are visible', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());

  test('in one process are known in all, until the last page of all is hidden', async () => {
    const processes = await start(server.url, 3);
    const [one, other] = processes;
    const [phone, laptop, tab] = [page(anna), page(anna), page(anna)];
    expect(await sees(processes)).toEqual([false, false, false]);
    one?.pages.handler.receive(phone, true);
    one?.pages.handler.receive(tab, true);
    await eventually(async () => expect(await sees(processes)).toEqual([true, true, true]));
    other?.pages.handler.receive(laptop, true);
    one?.pages.handler.receive(phone, false);
    one?.pages.left(anna);
    await eventually(async () => expect(await server.command('ZCARD', `visible${prefixes - 1}:visible:7`)).toBe(':1'));
    expect(await sees(processes)).toEqual([true, true, true]);
    other?.pages.handler.receive(laptop, false);
    await eventually(async () => expect(await sees(processes)).toEqual([false, false, false]));
    expect(await sees(processes, userId(1))).toEqual([false, false, false]);
  });

  test('and stop reporting count as hidden after a while, and leave nothing on the server', async () => {
    const processes = await start(server.url, 2);
    processes[0]?.pages.handler.receive(page(anna), true);
    await eventually(async () => expect(await sees(processes)).toEqual([true, true]));
    const left = Number((await server.command('PTTL', `visible${prefixes - 1}:visible:7`)).slice(1));
    expect(left).toBeGreaterThan(100_000);
    expect(left).toBeLessThanOrEqual(150_000);
    for (const { clock } of processes) clock.advance(140);
    expect(await sees(processes)).toEqual([true, true]);
    for (const { clock } of processes) clock.advance(10);
    expect(await sees(processes)).toEqual([false, false]);
  });

  test('are known again within ten seconds after the server was emptied', { tags: ['slow'] }, async () => {
    const processes = await start(server.url, 3);
    processes[1]?.pages.handler.receive(page(anna), true);
    await eventually(async () => expect(await sees(processes)).toEqual([true, true, true]));
    await server.command('FLUSHALL');
    const emptiedAt = performance.now();
    expect(await sees(processes)).toEqual([false, true, false]);
    await eventually(async () => expect(await sees(processes)).toEqual([true, true, true]));
    expect(performance.now() - emptiedAt).toBeLessThan(10_000);
  });

  test('are those of the own process while the server has stopped, is away or full, and nobody waits', { tags: ['slow'] }, async () => {
    const processes = await start(server.url, 2, 50);
    processes[0]?.pages.handler.receive(page(anna), true);
    await eventually(async () => expect(await sees(processes)).toEqual([true, true]));
    for (const fail of ['stop', 'kill'] as const) {
      if (fail === 'stop') server.signal('SIGSTOP');
      else await server.kill();
      const begun = performance.now();
      expect(await sees(processes)).toEqual([true, false]);
      expect(performance.now() - begun).toBeLessThan(1000);
      if (fail === 'stop') server.signal('SIGCONT');
      else await server.start();
      await eventually(async () => expect(await sees(processes)).toEqual([true, true]));
    }
    await server.command('CONFIG', 'SET', 'maxmemory', '1');
    processes[1]?.pages.handler.receive(page(userId(9)), true);
    expect(await sees(processes)).toEqual([true, true]);
    expect((await sees(processes, userId(9)))[1]).toBe(true);
    await server.command('CONFIG', 'SET', 'maxmemory', '0');
  });
});
