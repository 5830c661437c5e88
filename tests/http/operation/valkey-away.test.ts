import { expect, test } from 'vitest';
import { freePort } from '#tests/support/process/free-port.ts';
import { createTestApp } from '#tests/support/test-app.ts';

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
