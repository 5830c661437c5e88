import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCompanyInfo, getSettings } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ COUNTRY_HEADER: 'x-country' });
});
afterAll(() => app.close());

describe('a site', () => {
  test('is chosen by the host of the request', async () => {
    const emberleaf = await app.client({ host: 'localhost:3000' }).call(getSettings);
    const najaar = await app.client({ host: 'de.localhost:3000' }).call(getSettings);
    expect([emberleaf.reply.name, emberleaf.reply.domain_language, emberleaf.reply.niche]).toEqual(['Emberleaf', 'de', 1]);
    expect([najaar.reply.name, najaar.reply.domain_language, najaar.reply.niche]).toEqual(['Najaar', 'nl', 3]);
  });

  test('cannot be chosen by a query', async () => {
    const { reply } = await app.client().raw('GET', '/api/settings.php?domain=de.localhost');
    expect(reply).toMatchObject({ name: 'Emberleaf' });
  });

  test('shows its support phone without dashes and spaces', async () => {
    const client = app.client();
    expect((await client.call(getSettings)).reply.support_phone).toBe('030000000');
    expect((await client.call(getCompanyInfo)).reply.support_phone).toBe('030000000');
  });

  test('tells the guessed country from the chosen one', async () => {
    const client = app.client();
    client.cookies.set('country', 'SE');
    const { reply } = await client.raw('GET', '/api/settings.php', undefined, { 'x-country': 'DE' });
    expect(reply).toMatchObject({ geoip_country: 'DE', geoip_selected_country: 'SE' });
  });
});
