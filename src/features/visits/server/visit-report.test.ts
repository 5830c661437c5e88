import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#platform/contract/time.ts';
import { buildMember } from '#tests/support/builders.ts';
import { decide, openOrder } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pageHidden } from '../contract/endpoints.ts';
import { reportVisits, visitsAsCsv, visitsAsTable } from './visit-report.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function report(host = 'localhost') {
  const site = await app.features.sites.byHost(host);
  const today = dayIn(site.timeZone, app.platform.clock.now());
  return reportVisits(app.platform.database.db, site, { from: today, to: today });
}

async function visit(tracking: object) {
  const client = app.client();
  const { status } = await client.raw('PUT', '/api/visit.php', { client_id: randomUUID(), tracking, text_version: '2026-11-24' });
  expect(status).toBe(200);
  return client;
}

const north = { network: 'north', ref: 'autumn', lander: 'video/two-cups' };

test('the results of an advertisement are counted by day, lander and kind', async () => {
  expect(await report()).toEqual([]);
  const [left] = await Promise.all([visit(north), visit(north), visit({ network: 'north', ref: 'autumn', lander: 'gallery' })]);
  await left?.call(pageHidden, { body: {} });

  const { db } = app.platform.database;
  const [active, waiting, uncounted] = [
    await buildMember(app),
    await buildMember(app, { status: 'not_confirmed' }),
    await buildMember(app),
  ];
  const now = app.platform.clock.now();
  for (const { id } of [active, waiting])
    await db
      .insertInto('trackings')
      .values({ user_id: id, ...north, created_at: now })
      .execute();
  for (const { client } of [active, uncounted]) await decide(app, await openOrder(client), 'paid');
  await openOrder(active.client);
  const { amount, currency } = await db
    .selectFrom('orders')
    .select(['amount', 'currency'])
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();

  const lines = await report();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ ...north, visits: 2, bounces: 1, signups: 2, activations: 1, purchases: 1 });
  expect(lines[0]?.revenue).toBe(`${(amount / 100).toFixed(2)} ${currency}`);
  expect(lines[1]).toMatchObject({ lander: 'gallery', visits: 1, bounces: 0, signups: 0, purchases: 0, revenue: '' });
  expect(await report('de.localhost')).toEqual([]);
});

test('a visit of another day is not in it', async () => {
  const { db } = app.platform.database;
  const site = await app.features.sites.byHost('localhost');
  await visit({ network: 'south' });
  await db
    .updateTable('visits')
    .set({ created_at: new Date('2026-03-01T22:59:59Z') })
    .where('network', '=', 'south')
    .execute();
  const on = (day: '2026-03-01' | '2026-03-02') => reportVisits(db, { ...site, timeZone: 'Europe/Berlin' }, { from: day, to: day });
  expect([(await on('2026-03-01')).length, (await on('2026-03-02')).length]).toEqual([1, 0]);
  expect((await on('2026-03-01'))[0]).toMatchObject({ day: '2026-03-01', network: 'south', ref: '', lander: '' });
});

test('text that strangers write into a URL is neither a formula in a spreadsheet nor a control sequence in a terminal', async () => {
  await visit({ network: '=HYPERLINK("https://evil.test")', ref: 'a\u001B[2Jb,"c"\nd', sub1: 'x' });
  const lines = await report();
  const rows = parse<Record<string, string>>(visitsAsCsv(lines), { columns: true });
  expect(rows.map(({ network }) => network)).toContain('\'=HYPERLINK("https://evil.test")');
  expect(rows.find(({ ref }) => ref?.includes('"c"'))?.['ref']).toBe('a\u001B[2Jb,"c"\nd');
  expect(visitsAsTable(lines).join('')).not.toMatch(/\p{C}/u);
});

test('a lander that is none is refused, or stored as the text that it is', async () => {
  const put = (lander: unknown) =>
    app.client().raw('PUT', '/api/visit.php', { client_id: randomUUID(), tracking: { network: 'n', lander }, text_version: '2026-11-24' });
  expect((await put('x'.repeat(101))).status).toBe(400);
  expect((await put(['gallery'])).status).toBe(400);
  expect((await put('../../etc')).status).toBe(200);
});
