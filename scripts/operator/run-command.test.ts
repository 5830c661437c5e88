// @module-tag slow
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { hasRedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { runScript } from '#tests/support/process/run-script.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** As an operator runs it. */
const run = async (variables: Readonly<Record<string, string>>) =>
  runScript(['scripts/operator/objects.ts', '--check'], {
    SECRET: 's'.repeat(40),
    DATA_DIR: path.join(inject('runDir'), 'commands'),
    ...variables,
  });

describe('a command of the operator', { timeout: 120_000 }, () => {
  // Regression: the connection to Valkey kept the process of every command.
  test.skipIf(!hasRedisServer)('ends once it is done, also with Valkey', async () => {
    const [app, server] = [await createTestApp(), await startRedisServer()];
    const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const host = encodeURIComponent(inject('databaseHost'));
    const url = `postgres://app@localhost/${rows[0]?.name}?host=${host}`;
    expect(await run({ DATABASE_URL: url, REDIS_URL: server.url })).toEqual({ code: 0, out: '0 orphans, 0 missing\n', err: '' });
    await server.close();
    await app.close();
  });

  test('says in one sentence that the database is away, without its password', async () => {
    const { code, err } = await run({ DATABASE_URL: 'postgres://app:word@127.0.0.1:1/site' });
    expect([code, err]).toEqual([1, expect.stringMatching(/^The database did not answer in time: [^\n]+\.\n$/)]);
    expect(err).not.toContain('word');
  });
});
