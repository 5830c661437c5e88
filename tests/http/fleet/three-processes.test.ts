// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { getInterests } from '#features/members/contract/endpoints.ts';
import { perAddress, perMember } from '#platform/server/limits/caller-limits.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { connectLive, listen, type LiveConnection } from '#tests/support/live-client.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

describe.skipIf(!hasRedisServer)('three processes', () => {
  let server: RedisServer;
  let apps: readonly TestApp[];
  let member: BuiltMember;
  let viewer: BuiltMember;

  beforeAll(async () => {
    server = await startRedisServer();
    const env = { REDIS_URL: server.url, RATE_LIMITS: 'on' };
    const first = await createTestApp(env);
    const { connection } = first.platform.database;
    apps = [first, await createTestAppOn(connection, env), await createTestAppOn(connection, env)];
    [member, viewer] = [await buildMember(first), await buildMember(first)];
  });
  afterAll(async () => {
    for (const app of apps.toReversed()) await app.close();
    await server.close();
  });

  /** The same member, or visitor, at each of the processes. */
  const at = (who: BuiltMember | null, ip?: string) =>
    apps.map((app) => {
      const client = app.client(ip === undefined ? {} : { ip });
      for (const [name, value] of who?.client.cookies ?? []) client.cookies.set(name, value);
      return client;
    });
  const sum = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

  // How exactly is shown in `shared-limits.test.ts`: here a busy machine may answer too late, and each process then allows its share.
  test('have one limit for a member, and one for an address', async () => {
    await expect.poll(() => apps.map(({ platform }) => platform.fleet?.processes()), { timeout: 10_000 }).toEqual([3, 3, 3]);
    const statuses: number[] = [];
    // So many at once that no process takes the sessions for guesses.
    for (let round = 0; round < 5; round++) {
      const calls = at(member).flatMap((client) => Array.from({ length: perMember / 10 }, () => client.call(getUser)));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    expect(sum(statuses, 429)).toBeGreaterThan(0);
    expect(sum(statuses, 200)).toBeLessThan(1.5 * perMember);

    const visits: number[] = [];
    for (let round = 0; round < 10; round++) {
      const calls = at(null, '192.0.2.9').flatMap((client) => Array.from({ length: perAddress / 20 }, () => client.call(getInterests)));
      visits.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    expect(sum(visits, 429)).toBeGreaterThan(0);
  });

  const shown = async () => {
    const profiles = await Promise.all(at(viewer).map((client) => client.call(getProfile, { query: { id: member.id } })));
    return profiles.map(({ reply }) => reply.profile.online);
  };

  test('show at once who is online in any of them, also after the shared server was emptied', async () => {
    expect(await shown()).toEqual([false, false, false]);
    apps[1]?.features.present([member.id]);
    await expect.poll(shown, { timeout: 10_000 }).toEqual([true, true, true]);
    await server.command('FLUSHALL');
    await expect.poll(async () => server.command('ZCARD', 'emberleaf:presence'), { timeout: 10_000 }).toBe(':1');
    expect(await shown()).toEqual([true, true, true]);
    // Each process has noticed it by then, and says no more of it during other tests.
    await sleep(6000);
  });

  const onlineAt = async () => {
    const found = await apps[0]?.platform.database.db
      .selectFrom('profiles')
      .select('online_at')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    return found?.online_at ?? null;
  };

  test('store when the members of a process that was killed were last online, once five minutes have passed', async () => {
    apps[1]?.features.present([member.id]);
    await expect.poll(shown, { timeout: 10_000 }).toEqual([true, true, true]);
    expect(await onlineAt()).toBeNull();
    // As if the process had been killed four, then six minutes ago.
    const seenBefore = async (ms: number) =>
      server.command(
        'EVAL',
        `return redis.call('ZADD', KEYS[1], redis.call('TIME')[1] * 1000 - ARGV[1], ARGV[2])`,
        '1',
        'emberleaf:presence',
        String(ms),
        String(member.id),
      );
    await seenBefore(240_000);
    await apps[0]?.platform.jobs.runAllNow();
    expect(await onlineAt()).toBeNull();
    await seenBefore(360_000);
    await apps[0]?.platform.jobs.runAllNow();
    const age = (apps[0]?.platform.clock.now().getTime() ?? 0) - ((await onlineAt())?.getTime() ?? 0);
    expect(Math.round(age / 60_000)).toBe(6);
    expect(await server.command('ZCARD', 'emberleaf:presence')).toBe(':0');
  });

  test('have one limit for the open sockets of a member, and a closed one frees its place in each', { timeout: 120_000 }, async () => {
    const addresses = await Promise.all(apps.map(listen));
    const opened: LiveConnection[] = [];
    const open = async (n: number) => {
      const live = await connectLive(addresses[n % 3] ?? '', viewer.client).catch(() => null);
      if (live !== null) opened.push(live);
      return live !== null;
    };
    // On a busy machine the server may answer too late, and each process then allows no more than its share.
    const patient = { timeout: 30_000, interval: 2000 };
    for (let n = 0; n < 20; n++) await expect.poll(() => open(n), patient).toBe(true);
    expect([await open(0), await open(1), await open(2)]).toEqual([false, false, false]);
    await opened.shift()?.close();
    await expect.poll(() => open(1), patient).toBe(true);
    for (const live of opened) await live.close();
  });
});
