// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { createSetupApp, type SetupApp } from './testing/setup-app.ts';
import { company, prices, site } from './testing/setup-browser.ts';

let app: SetupApp;
beforeAll(async () => {
  app = await createSetupApp();
});
afterAll(() => app.close());

test('the payment test of two browsers at once is one order: the other page is closed, and every step is written down once', async () => {
  const link = (await app.features.setupLink('start')) ?? '';
  const [one, two] = [app.browser(link), app.browser(link)];
  await one.post({ step: 'company', company });
  await two.post({ step: 'site', site });
  await one.post({ step: 'prices', prices });
  await two.post({ step: 'mail', mail: { to: 'carla@example.org', language: 'de' } });
  await one.post({ step: 'mail_code', mail_code: await app.mailedCode() });
  const begin = { step: 'payment', payment: { again: true } };
  const started = await Promise.all([one.post(begin), two.post(begin)]);
  expect(started.map(({ status }) => status)).toEqual([200, 200]);
  const { url } = (await one.get()).setup.payment;
  expect((await two.get()).setup.payment.url).toBe(url);
  const pages = started.map(({ setup }) => new URL(setup.payment.url ?? '').pathname);
  const current = new URL(url ?? '').pathname;
  for (const { client } of [one, two])
    for (const page of pages) expect([page, (await client.raw('GET', page)).status]).toEqual([page, page === current ? 200 : 404]);
  const form = (browser: typeof one) => ({
    method: 'POST' as const,
    url: current,
    headers: {
      host: 'www.example.org',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...browser.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: 'outcome=paid',
  });
  await Promise.all([app.server.inject(form(one)), app.server.inject(form(two))]);
  const goOn = { step: 'payment', payment: { again: false } };
  await Promise.all([one, two, one, two].map((browser) => browser.post(goOn)));
  const done = await two.post(goOn);
  expect(done.setup.payment.state).toBe('done');
  const names = done.setup.payment.phases.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(new Set(names)).toEqual(new Set(['ordered', 'page', 'paid', 'webhook', 'credits', 'invoice', 'refunded']));
  const { rows } = await app.platform.database.pool.query('SELECT kind, count(*)::int FROM invoices GROUP BY kind ORDER BY kind');
  expect(rows).toEqual([
    { kind: 'invoice', count: 1 },
    { kind: 'reversal', count: 1 },
  ]);
  await expectBooks(app);
});
