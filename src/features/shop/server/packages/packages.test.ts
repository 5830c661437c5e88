import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPassword, buildMember } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { demoSites } from '#demo/sites.ts';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { getPaymentMethods } from '#features/orders/contract/endpoints.ts';
import { getPackages, getPricing } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const methodsIn = async (country: string) => {
  const { client } = await buildMember(app, { country });
  return (await client.call(getPaymentMethods)).reply.methods;
};

describe('packages', () => {
  test('have prices in euros for a German member, with the price per message', async () => {
    const { client } = await buildMember(app, { country: 'DE' });
    const { status, reply } = await client.call(getPackages);
    expect(status).toBe(200);
    expect(reply.packages.map(({ kind, credits, price, per_message }) => ({ kind, credits, price, per_message }))).toEqual([
      { kind: 'credits', credits: 40, price: { amount: 990, currency: 'EUR' }, per_message: { amount: 25, currency: 'EUR' } },
      { kind: 'credits', credits: 100, price: { amount: 1990, currency: 'EUR' }, per_message: { amount: 20, currency: 'EUR' } },
      { kind: 'credits', credits: 250, price: { amount: 3990, currency: 'EUR' }, per_message: { amount: 16, currency: 'EUR' } },
    ]);
  });

  test('derive the price per message from the number of credits that a message costs on the site', async () => {
    const { client } = await buildMember(app, { host: 'de.localhost', country: 'NL' });
    const { reply } = await client.call(getPackages);
    expect(reply.packages.map(({ per_message }) => per_message?.amount)).toEqual([50, 40, 32, undefined]);
  });

  test('have a price in the currency of every country of both sites', async () => {
    for (const site of demoSites) {
      const host = site.hosts[0] ?? '';
      for (const [country, { currency }] of Object.entries(site.settings.minimum_message_costs)) {
        const client = app.client({ host });
        client.cookies.set('country', country);
        const { reply } = await client.call(getPackages);
        const sold = site.settings.timed_premium ? 4 : 3;
        expect(reply.packages.map(({ price }) => price.currency)).toEqual(Array.from({ length: sold }, () => currency));
      }
    }
  });

  test('are priced for a visitor by the chosen country, else the guessed one, else the first one of the site', async () => {
    const currencyFor = async (chosen: string | null, guessed: string | null) => {
      const client = app.client();
      if (chosen !== null) client.cookies.set('country', chosen);
      const { reply } = await client.raw('GET', '/api/packages.php', undefined, guessed === null ? {} : { 'x-country': guessed });
      return (reply as { packages: { price: { currency: string } }[] }).packages[0]?.price.currency;
    };
    expect(await currencyFor('SE', 'PL')).toBe('SEK');
    expect(await currencyFor(null, 'PL')).toBe('PLN');
    expect(await currencyFor(null, null)).toBe('EUR');
    expect(await currencyFor('ZZ', null)).toBe('EUR');
  });

  test('that have no price in the currency or are no longer offered are left out', async () => {
    const { db } = app.platform.database;
    const site = await app.features.sites.byHost('localhost');
    const prices = JSON.stringify({ EUR: 490 });
    const extra = { site_id: site.id, kind: 'premium', credits: 0, prices, position: 9 };
    await db
      .insertInto('packages')
      .values([extra, { ...extra, offered: false }])
      .execute();
    const german = await (await buildMember(app, { country: 'DE' })).client.call(getPackages);
    const swede = await (await buildMember(app, { country: 'SE' })).client.call(getPackages);
    expect(german.reply.packages).toHaveLength(4);
    expect(german.reply.packages[3]).toMatchObject({ kind: 'premium', credits: 0, per_message: null });
    expect(swede.reply.packages).toHaveLength(3);
  });
});

describe('pricing', () => {
  test('is public, and has the cheapest message for every country with its currency, tax and methods', async () => {
    const { status, reply } = await app.client().call(getPricing);
    expect(status).toBe(200);
    const found = new Map(reply.countries.map((price) => [price.country, price]));
    expect([...found.keys()]).toEqual(demoSites[0]?.settings.countries);
    expect(found.get('DE')).toEqual({
      country: 'DE',
      from: { amount: 16, currency: 'EUR' },
      vat_rate: 19,
      methods: ['paypal', 'card', 'apple_pay', 'sepa_debit', 'bank_transfer'],
    });
    expect(found.get('PL')).toMatchObject({ from: { amount: 68, currency: 'PLN' }, vat_rate: 23 });
    expect(found.get('SE')?.methods[0]).toBe('swish');
    const najaar = await app.client({ host: 'de.localhost' }).call(getPricing);
    expect(najaar.reply.countries.map(({ country, from }) => [country, from.amount])).toEqual([
      ['NL', 32],
      ['BE', 32],
      ['DE', 32],
    ]);
  });
});

describe('payment methods', () => {
  test('fit country and currency, those of the country first', async () => {
    const everywhere = ['paypal', 'card', 'apple_pay'];
    const inEuro = [...everywhere, 'sepa_debit', 'bank_transfer'];
    expect(await methodsIn('DE')).toEqual(inEuro);
    expect(await methodsIn('NL')).toEqual(['ideal', ...inEuro]);
    expect(await methodsIn('BE')).toEqual(['bancontact', ...inEuro]);
    expect(await methodsIn('AT')).toEqual(['eps', ...inEuro]);
    expect(await methodsIn('PL')).toEqual(['blik', 'p24', ...everywhere]);
    expect(await methodsIn('SE')).toEqual(['swish', ...everywhere]);
    expect(await methodsIn('NO')).toEqual(['vipps', ...everywhere]);
    expect(await methodsIn('DK')).toEqual(['mobilepay', ...everywhere]);
    expect(await methodsIn('CH')).toEqual(['twint', ...everywhere]);
    expect(await methodsIn('US')).toEqual(everywhere);
  });

  test('are for members only', async () => {
    const { status, error } = await app.client().call(getPaymentMethods);
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
  });
});

describe('a site that prices no message for its first country', () => {
  test.each([
    ['the price of another', { SE: { costs: 500, currency: 'SEK' } }, 'SEK'],
    ['euros where there is none', {}, 'EUR'],
  ])('uses %s, for members who log in and for visitors', async (_how, costs, currency) => {
    const own = await createTestApp();
    const member = await buildMember(own, { country: 'DE' });
    await changeSettings(own, { minimum_message_costs: costs });
    // Regression: each of these was answered 500.
    const entered = await own.client().call(login, { body: { email: member.email, password: builtPassword } });
    expect([entered.status, (await member.client.call(getUser)).status]).toEqual([200, 200]);
    for (const client of [member.client, own.client()]) {
      const { status, reply } = await client.call(getPackages);
      expect([status, new Set(reply.packages.map(({ price }) => price.currency))]).toEqual([200, new Set([currency])]);
      expect((await client.call(getPricing)).status).toBe(200);
    }
    await own.close();
  });
});
