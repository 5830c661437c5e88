import { expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { perMember } from '#platform/server/limits/caller-limits.ts';
import { buildMember } from '#tests/support/builders.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { createTestApp, createTestAppOn } from '#tests/support/test-app.ts';

test('a Valkey that is away makes no process unready, and is named with a sentence', async () => {
  const app = await createTestApp({ REDIS_URL: `redis://:secret@127.0.0.1:${await freePort()}` });
  const { status, body } = await app.client().raw('GET', '/readyz');
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      ok: true,
      missing: expect.arrayContaining(['valkey']),
      reasons: { valkey: 'The server of REDIS_URL does not answer.' },
    }),
  ]);
  await app.close();
});

// Regression: each counted itself alone, so that three allowed three times as much.
test('processes that start while Valkey is away count each other in the database, and allow a share each', { tags: ['slow'] }, async () => {
  const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, RATE_LIMITS: 'on' };
  const first = await createTestApp(env);
  const { connection } = first.platform.database;
  const apps = [first, await createTestAppOn(connection, env), await createTestAppOn(connection, env)];
  await expect.poll(() => apps.map(({ platform }) => platform.fleet?.processes()), { timeout: 20_000 }).toEqual([3, 3, 3]);
  const member = await buildMember(first);
  const shares = [];
  for (const app of apps) {
    const client = app.client();
    for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
    let allowed = 0;
    // So many at once that the session is not taken for a guess.
    for (let round = 0; round < 5; round++) {
      const calls = await Promise.all(Array.from({ length: perMember / 10 }, () => client.call(getUser)));
      allowed += calls.filter(({ status }) => status === 200).length;
    }
    shares.push(allowed);
  }
  // What the member did before came to the first.
  expect(shares.slice(1)).toEqual([perMember / 3, perMember / 3]);
  expect(shares[0]).toBeLessThanOrEqual(perMember / 3);
  for (const app of apps.toReversed()) await app.close();
});
