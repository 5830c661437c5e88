import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readRedisUrl } from '../redis-url.ts';
import { createFleet, type Fleet } from '../redis/fleet.ts';
import { openRedis } from '../redis/redis.ts';
import { createProcessOpenCounts, type OpenCounts, type SocketLimit } from './open-counts.ts';
import { createSharedOpenCounts } from './shared-open-counts.ts';

interface Process {
  readonly counts: OpenCounts;
  readonly fleet: Pick<Fleet, 'me' | 'processes'>;
  /** Its connection ends as when it is killed: it gives nothing back. */
  end(): void;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

let prefixes = 0;
const key = (name: string) => `open${prefixes - 1}:${name}`;

async function start(url: string, count: number, patience = 5000): Promise<Process[]> {
  const place = readRedisUrl(`${url}?prefix=open${prefixes++}`);
  if (place === null) throw new Error('no address');
  const processes: Process[] = [];
  for (let n = 0; n < count; n++) {
    const redis = await openRedis(place, quiet, patience);
    const fleet = createFleet(redis, quiet);
    await fleet.join(async () => 1);
    const counts = createSharedOpenCounts({ redis, fleet, log: quiet });
    const end = () => {
      counts.close();
      redis.close();
    };
    closers.push(end, () => fleet.leave());
    processes.push({ counts, fleet, end });
  }
  return processes;
}

const anna: SocketLimit = { name: 'member 7', max: 20 };
const ida: SocketLimit = { name: 'member 8', max: 20 };
const office: SocketLimit = { name: '192.0.2.1', max: 30 };

/** How many of so many are allowed at each, all at once. */
async function allowed(processes: readonly Pick<Process, 'counts'>[], limits: readonly SocketLimit[], each: number): Promise<number[]> {
  const taken = await Promise.all(processes.map(({ counts }) => Promise.all(Array.from({ length: each }, () => counts.take(limits)))));
  return taken.map((ones) => ones.filter(Boolean).length);
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const giveBack = (process: Pick<Process, 'counts'> | undefined, limits: readonly SocketLimit[], times: number) => {
  for (let n = 0; n < times; n++) process?.counts.giveBack(limits);
};

const behaviour = (make: () => Promise<readonly Pick<Process, 'counts'>[]>) =>
  test('are limited by member and by network, and a closed one frees its place', async () => {
    const processes = await make();
    const [first] = processes;
    const before = await allowed(processes, [anna, office], 20);
    expect(sum(before)).toBe(20);
    expect(await first?.counts.take([anna, office])).toBe(false);
    expect(sum(await allowed(processes, [ida, office], 20))).toBe(10);
    // Who was refused for the network has not used up a place of the member.
    expect(sum(await allowed(processes, [ida], 20))).toBe(10);
    giveBack(processes.at(-1), [anna, office], before.at(-1) ?? 0);
    await eventually(async () => expect(sum(await allowed(processes, [anna, office], 1))).toBeGreaterThan(0));
  });

describe('the open sockets of one process', () => behaviour(async () => [{ counts: createProcessOpenCounts() }]));

describe.skipIf(!hasRedisServer)('the open sockets of three processes', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());

  behaviour(() => start(server.url, 3));

  test('leave nothing on the server once they are closed', async () => {
    const processes = await start(server.url, 3);
    const carrier: SocketLimit = { name: '192.0.2.0', max: 100_000 };
    const members = Array.from({ length: 1200 }, (_nothing, n): SocketLimit => ({ name: `member ${n}`, max: 20 }));
    await Promise.all(processes.flatMap(({ counts }) => members.map((member) => counts.take([member, carrier]))));
    for (const { fleet } of processes)
      await eventually(async () => expect(await server.command('HLEN', key(`sockets:${fleet.me}`))).toBe(':1201'));
    for (const { counts } of processes) for (const member of members) counts.giveBack([member, carrier]);
    await eventually(async () =>
      expect(await Promise.all(processes.map(({ fleet }) => server.command('EXISTS', key(`sockets:${fleet.me}`))))).toEqual([
        ':0',
        ':0',
        ':0',
      ]),
    );
  });

  test('no longer count once their process was killed', { tags: ['slow'] }, async () => {
    const processes = await start(server.url, 3);
    const [killed, ...others] = processes;
    expect(await allowed(processes.slice(0, 1), [anna], 20)).toEqual([20]);
    killed?.end();
    expect(await allowed(others, [anna], 1)).toEqual([0, 0]);
    await sleep(8000);
    expect(sum(await allowed(others, [anna], 20))).toBe(20);
  });

  test('count again within ten seconds after the server has lost them', { tags: ['slow'] }, async () => {
    const processes = await start(server.url, 3);
    const others = processes.slice(1);
    expect(await allowed(processes.slice(0, 1), [anna], 20)).toEqual([20]);
    // As of a process that stood still for longer than its counts are kept.
    for (const lose of [['FLUSHALL'], ['DEL', key(`sockets:${processes[0]?.fleet.me}`)]]) {
      await server.command(...lose);
      await sleep(10_000);
      expect(await allowed(others, [anna], 1)).toEqual([0, 0]);
    }
  });

  test(
    'are a share of each process while the server is away, and no handshake waits longer than a moment',
    { tags: ['slow'] },
    async () => {
      const processes = await start(server.url, 3, 50);
      await eventually(() => expect(processes.map(({ fleet }) => fleet.processes())).toEqual([3, 3, 3]));
      for (const fail of ['stop', 'kill'] as const) {
        const member: SocketLimit = { name: fail, max: 21 };
        if (fail === 'stop') server.signal('SIGSTOP');
        else await server.kill();
        const begun = performance.now();
        expect(await allowed(processes, [member], 21)).toEqual([7, 7, 7]);
        expect(performance.now() - begun).toBeLessThan(1000);
        giveBack(processes[0], [member], 7);
        expect(await allowed(processes.slice(1), [member], 1)).toEqual([0, 0]);
        if (fail === 'stop') server.signal('SIGCONT');
        else await server.start();
        // Seven are free: what was opened and closed meanwhile is known again.
        const exists = async () => server.command('HLEN', key(`sockets:${processes[1]?.fleet.me}`));
        await eventually(async () => expect(await exists()).not.toBe(':0'));
        await sleep(10_000);
        expect(sum(await allowed(processes, [member], 21))).toBe(7);
      }
    },
  );
});
