import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mmdbOf } from '#tests/support/doubles/mmdb.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCompanyInfo, getSettings } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

describe('a site', () => {
  test('is chosen by the host of the request', async () => {
    const emberleaf = await app.client({ host: 'localhost:3000' }).call(getSettings);
    const najaar = await app.client({ host: 'de.localhost:3000' }).call(getSettings);
    expect([emberleaf.reply.name, emberleaf.reply.domain_language, emberleaf.reply.niche]).toEqual(['Emberleaf', 'de', 1]);
    expect([najaar.reply.name, najaar.reply.domain_language, najaar.reply.niche]).toEqual(['Najaar', 'nl', 3]);
  });

  test('cannot be chosen by the query', async () => {
    const { reply } = await app.client().raw('GET', '/api/settings.php?domain=de.localhost');
    expect(reply).toMatchObject({ name: 'Emberleaf' });
  });

  test.each([
    ['star', 'star'],
    ['/icons/mark.svg', '/icons/mark.svg'],
    ['👩‍🎤', '👩‍🎤'],
    ['mask', 'star'],
    ['Stern und Blatt', 'star'],
    ['', null],
    [null, null],
  ])('marks fictional profiles by an icon that can be drawn: %j by %j', async (set, shown) => {
    await changeSettings(app, { fictional_icon: set });
    expect((await app.client().call(getSettings)).reply.fictional_icon).toBe(shown);
    await changeSettings(app, { fictional_icon: null });
  });

  test('shows its support phone without dashes and spaces', async () => {
    const client = app.client();
    expect((await client.call(getSettings)).reply.support_phone).toBe('030000000');
    expect((await client.call(getCompanyInfo)).reply.support_phone).toBe('030000000');
  });

  test.each([
    [1, {}],
    [2, {}],
    [3, { min_age: 40 }],
    [4, { gender: ['man'] }],
    [5, { gender: ['woman'] }],
    [6, {}],
    [7, {}],
  ])('of niche %i has its default search', async (niche, search) => {
    await changeSettings(app, { niche });
    expect((await app.client().call(getSettings)).reply.default_search).toEqual(search);
    await changeSettings(app, { niche: 1 });
  });

  test('has a guessed and a chosen country', async () => {
    const client = app.client();
    client.cookies.set('country', 'SE');
    const { reply } = await client.raw('GET', '/api/settings.php', undefined, { 'x-country': 'DE' });
    expect(reply).toMatchObject({ geoip_country: 'DE', geoip_selected_country: 'SE' });
  });
});

describe('the guessed country', () => {
  let guessing: TestApp;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-site-'));
    const file = path.join(dir, 'countries.mmdb');
    const entries = [
      { network: '203.0.113.0/24', record: { country: { iso_code: 'NL' } } },
      { network: '2001:db8:7::/48', record: { country: { iso_code: 'FR' } } },
    ];
    await writeFile(file, mmdbOf(entries));
    guessing = await createTestApp({ COUNTRY_HEADER: 'x-country', GEOIP_FILE: file, TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await guessing.close();
    await rm(dir, { recursive: true });
  });

  const guess = async (headers: Record<string, string> = {}, ip = '127.0.0.1') => {
    const { reply } = await guessing.client({ ip }).raw('GET', '/api/settings.php', undefined, headers);
    return (reply as { geoip_country: string | null }).geoip_country;
  };

  test.each<[string | null, Record<string, string>, string]>([
    ['NL', {}, '203.0.113.9'],
    ['FR', {}, '2001:db8:7:1::5'],
    [null, {}, '192.0.2.1'],
    ['NL', { 'x-forwarded-for': '203.0.113.9' }, '10.0.0.1'],
    ['DE', { 'x-country': 'DE' }, '203.0.113.9'],
    ['NL', { 'x-country': 'XX' }, '203.0.113.9'],
    ['NL', { 'x-country': 'T1' }, '203.0.113.9'],
  ])('is %s with %o from %s', async (country, headers, ip) => {
    expect(await guess(headers, ip)).toBe(country);
  });

  test('ignores headers that are not configured', async () => {
    const { reply } = await guessing.client().raw('GET', '/api/settings.php', undefined, { 'cf-ipcountry': 'SE' });
    expect(reply).toMatchObject({ geoip_country: null });
  });
});
