import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import { demoSites } from '#demo/sites.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

// Regression: it printed a setting, "€0.20" for two credits, where a message costs €0.32 at least.
test.each(demoSites.map(({ hosts, settings }) => [hosts[0] ?? '', settings.countries] as const))(
  'the landing page of %s shows the price of a message with a package that is sold, and no other',
  async (host, countries) => {
    for (const country of countries) {
      const client = app.client({ host });
      client.cookies.set('country', country);
      const { reply } = await client.call(getPackages);
      const costs = reply.packages.flatMap(({ per_message }) => per_message ?? []);
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: costs[0]?.currency ?? 'EUR' });
      const shown = (amount: number) => format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
      const { body } = await app.server.inject({ url: '/', headers: { host, cookie: `locale=en; country=${country}` } });
      const page = body.replaceAll(/<script.*?<\/script>/gs, '');
      const prices = page.match(/(?:(?:CHF|DKK|ISK|NOK|PLN|SEK)\s|\p{Sc})\d[\d.,]*/gu);
      expect([country, prices]).toEqual([country, [shown(Math.min(...costs.map(({ amount }) => amount)))]]);
    }
  },
);
