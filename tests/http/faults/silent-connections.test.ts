// @module-tag slow
import * as Type from 'typebox';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createSilentProxy, type SilentProxy } from '#tests/support/doubles/silent-proxy.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';

let proxy: SilentProxy;
/** Reaches the database directly, and holds the other's database. */
let near: TestApp;
/** Reaches it over the network. */
let far: TestApp;
beforeEach(async () => {
  proxy = await createSilentProxy(path.join(inject('databaseHost'), '.s.PGSQL.5432'));
  near = await createTestApp({ BUS: 'postgres' });
  const { rows } = await near.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  const connection = { host: '127.0.0.1', port: proxy.port, user: 'app', database: rows[0]?.name ?? '' };
  // Two of them carry the reads of pages.
  far = await createTestAppOn(connection, { BUS: 'postgres', DATABASE_POOL: '14' });
});
afterEach(async () => {
  await proxy.close();
  await far.close();
  await near.close();
});

describe('connections that are lost without a word', () => {
  test('keep calls from their answers for seconds, not for more than a minute', { timeout: 120_000 }, async () => {
    const { client } = await buildMember(far);
    const all = () => Promise.all(Array.from({ length: 12 }, () => far.platform.database.pool.query('SELECT pg_sleep(0.2)')));
    await all();
    expect(proxy.silence()).toBeGreaterThanOrEqual(12);
    const lostAt = Date.now();
    const statuses: number[] = [];
    do statuses.push((await client.call(getUser)).status);
    while (statuses.at(-1) !== 200);
    // Each call that met a lost connection was told so.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // The connections for reads and all others find out by themselves.
    await eventually(all);
    // Ten seconds of a query that was under way; before, each of the connections kept a call for as long as the network does.
    expect(Date.now() - lostAt).toBeLessThan(45_000);
  });

  test('keep no event from a process for longer than two beats', { timeout: 120_000 }, async () => {
    const greeting = busEvent('greeting', Type.Object({ text: Type.String() }));
    const heard: string[] = [];
    far.platform.bus.subscribe(greeting, ({ text }) => heard.push(text));
    near.platform.bus.publish(greeting, { text: 'before' });
    await eventually(() => expect(heard).toContain('before'));
    proxy.silence();
    const lostAt = Date.now();
    await eventually(() => {
      near.platform.bus.publish(greeting, { text: 'after' });
      expect(heard).toContain('after');
    });
    expect(Date.now() - lostAt).toBeLessThan(45_000);
  });
});
