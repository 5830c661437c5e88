import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readRedisUrl } from '../redis-url.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { openRedis, type Redis } from './redis.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

let prefixes = 0;
async function start(url: string): Promise<{ readonly redis: Redis; readonly fleet: Fleet }> {
  const place = readRedisUrl(`${url}?prefix=fleet${prefixes++}`);
  if (place === null) throw new Error('no address');
  const redis = await openRedis(place, quiet);
  const fleet = createFleet(redis, quiet);
  closers.push(
    () => redis.close(),
    () => fleet.leave(),
  );
  return { redis, fleet };
}

describe.skipIf(!hasRedisServer)('a process', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());
  const listed = () => server.command('ZCARD', `fleet${prefixes - 1}:processes`);

  // Regression: it was not listed before the database had answered.
  test('is on the list again once the server is back, even while the database counts the processes', async () => {
    const { redis, fleet } = await start(server.url);
    const counted = Promise.withResolvers<number>();
    let countings = 0;
    await server.kill();
    await eventually(() => expect(redis.fault()).not.toBeNull());
    const joined = fleet.join(() => {
      countings++;
      return counted.promise;
    });
    await eventually(() => expect(countings).toBe(1));
    await server.start();
    await eventually(async () => expect(await listed()).toBe(':1'));
    // The database no longer counts.
    counted.resolve(7);
    await joined;
    expect(fleet.processes()).toBe(1);
  });

  // Regression: its last beat, or that of a new connection, put it back.
  test('that has left does not come back', async () => {
    const { redis, fleet } = await start(server.url);
    // A new server does not know the script, which is sent again as a text.
    await server.command('SCRIPT', 'FLUSH');
    const joined = fleet.join(async () => 1);
    await fleet.leave();
    await joined;
    expect(await listed()).toBe(':0');

    let connections = 0;
    redis.onConnected(() => connections++);
    await server.command('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await eventually(() => expect(connections).toBe(2));
    await redis.run((client) => client.ping());
    expect(await listed()).toBe(':0');
  });
});
