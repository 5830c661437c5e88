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
  'the landing page of %s shows what a message costs with the packages that are sold, and the smallest of them',
  async (host, countries) => {
    for (const country of countries) {
      const client = app.client({ host });
      client.cookies.set('country', country);
      const { packages } = (await client.call(getPackages)).reply;
      const withCredits = packages.filter(({ credits }) => credits > 0);
      const costs = withCredits.flatMap(({ per_message }) => per_message ?? []);
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: costs[0]?.currency ?? 'EUR' });
      const shown = (amount: number) => format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
      const { body } = await app.server.inject({ url: '/', headers: { host, cookie: `locale=en; country=${country}` } });
      const page = body.replaceAll(/<script.*?<\/script>/gs, '');
      const prices = page.match(/(?:(?:CHF|DKK|ISK|NOK|PLN|SEK)\s|\p{Sc})\d[\d.,]*/gu);
      const amounts = costs.map(({ amount }) => amount);
      const least = shown(Math.min(...amounts));
      const wanted = [least, least, shown(Math.max(...amounts)), shown(Math.min(...withCredits.map(({ price }) => price.amount)))];
      expect([country, prices?.map((price) => price.replace(/[.,]$/, ''))]).toEqual([country, wanted]);
    }
  },
);
