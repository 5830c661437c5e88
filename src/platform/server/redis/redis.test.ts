import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readRedisUrl } from '../redis-url.ts';
import type { RedisClient } from './kept-connection.ts';
import { openRedis, type Redis } from './redis.ts';
import { createScript } from './script.ts';

const opened: Redis[] = [];
const open = async (url: string, log: typeof quiet = quiet): Promise<Redis> => {
  const place = readRedisUrl(url);
  if (place === null) throw new Error('no address');
  const redis = await openRedis(place, log);
  opened.push(redis);
  return redis;
};
afterEach(() => opened.splice(0).forEach((redis) => redis.close()));

test('a server that is away neither ends nor holds up the start, and every command is refused at once', async () => {
  const startedAt = performance.now();
  const redis = await open(`redis://127.0.0.1:${await freePort()}`);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(redis.fault()).toBe('The server of REDIS_URL does not answer.');
  await expect(redis.run((client) => client.ping())).rejects.toThrow('not connected');
});

describe.skipIf(!hasRedisServer)('the server of REDIS_URL', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedisServer();
  });
  afterAll(() => server.close());

  test('runs the commands of one turn in order, below keys with one prefix', async () => {
    const redis = await open(`${server.url}?prefix=blue`);
    const key = redis.key(['count', 7]);
    expect(key).toBe('blue:count:7');
    const replies = await Promise.all([1, 2, 3].map(() => redis.run((client) => client.incr(key))));
    expect(replies).toEqual([1, 2, 3]);
    expect(redis.fault()).toBeNull();
  });

  test('refuses a command that takes too long', async () => {
    const redis = await open(server.url);
    await expect(redis.run((client) => client.blPop(redis.key(['nothing']), 0.5), 50)).rejects.toThrow('no answer within 50 ms');
  });

  test('must not evict keys', async () => {
    await server.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    const redis = await open(server.url);
    expect(redis.fault()).toBe('The server of REDIS_URL evicts keys (maxmemory-policy allkeys-lru): it must be noeviction.');
    await server.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    expect((await open(server.url)).fault()).toBeNull();
  });

  test('that refuses the password, or a right, is named in one sentence', async () => {
    expect((await open(server.url.replace('redis://', 'redis://nobody:wrong@'))).fault()).toMatch(/refuses the user or the password\.$/);
    await server.command('ACL', 'SETUSER', 'poor', 'on', '>secret', '~*', '+@all', '-info');
    expect((await open(server.url.replace('redis://', 'redis://poor:secret@'))).fault()).toMatch(
      /^The user of REDIS_URL lacks a right: .*\.$/,
    );
  });

  // Each of them was noticed by nobody: limits were shares, presence was that of each process, events came late.
  test.each([
    ['a command', ['~*', '&*', '+@all', '-zadd']],
    ['a command of a script', ['~*', '&*', '+@all', '-zremrangebyscore']],
    ['keys', ['~other:*', '&*', '+@all']],
    ['channels', ['~*', 'resetchannels', '&other:*', '+@all']],
  ])('that refuses %s is named in one sentence, as soon as it is needed', async (_what, rights) => {
    await server.command('ACL', 'SETUSER', 'poor', 'reset', 'on', '>secret', ...rights);
    const redis = await open(server.url.replace('redis://', 'redis://poor:secret@'));
    const script = createScript(`return redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, 1)`);
    const key = redis.key(['presence']);
    for (const commands of [
      (client: RedisClient) => client.zAdd(key, { score: 1, value: 'a' }),
      (client: RedisClient) => script(client, [key], []),
      (client: RedisClient) => client.publish(redis.key(['sites']), 'x'),
    ])
      await redis.run<unknown>(commands).catch(() => {});
    expect(redis.fault()).toMatch(/^The user of REDIS_URL lacks a right: [^\n]*\.$/);
    expect(redis.fault()).not.toContain('secret');
  });

  test('that was killed is used again, empty, once it is back', { tags: ['slow'] }, async () => {
    const redis = await open(server.url);
    let connections = 0;
    redis.onConnected(() => connections++);
    await redis.run((client) => client.set(redis.key(['kept']), '1'));
    await server.kill();
    await eventually(() => expect(redis.fault()).toBe('The server of REDIS_URL does not answer.'));
    await server.start();
    await eventually(() => expect(connections).toBe(2));
    expect(await redis.run((client) => client.get(redis.key(['kept'])))).toBeNull();
    expect(redis.fault()).toBeNull();
  });

  test('that stops without a word is noticed within seconds', { tags: ['slow'] }, async () => {
    const redis = await open(server.url);
    server.signal('SIGSTOP');
    const stoppedAt = performance.now();
    await expect(redis.run((client) => client.ping())).rejects.toThrow('no answer');
    await eventually(() => expect(redis.fault()).not.toBeNull());
    expect(performance.now() - stoppedAt).toBeLessThan(20_000);
    server.signal('SIGCONT');
    await eventually(() => expect(redis.fault()).toBeNull());
    expect(await redis.run((client) => client.ping())).toBe('PONG');
  });
});
