import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { openOrder, packageOf, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { changeCompany } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOrder, getPaymentMethods } from '#features/orders/contract/endpoints.ts';
import { getPricing } from '../../contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const home = { country: 'DE', number: 'DE000000000', from: '2023-06-01' } as const;
const oss = { ...home, country: 'OSS' } as const;

async function pay(country: string, credits = 100, details = {}) {
  const { client } = await buildMember(app, { country });
  const order = await openOrder(client, credits);
  expect((await sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details })).statusCode).toBe(200);
  const { db } = app.platform.database;
  const stored = await db
    .selectFrom('orders')
    .select(['country', 'profile_country', 'vat_rate'])
    .where('id', '=', order.id)
    .executeTakeFirst();
  const invoice = await db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow();
  return { order, stored, invoice, seller: (invoice.content as { seller: { vat_number: string } }).seller.vat_number };
}

async function tryToBuy({ client }: BuiltMember) {
  const body = {
    package: await packageOf(client, 40),
    method: 'card',
    client_id: randomUUID(),
    start_consent: startConsentVersion,
  } as const;
  const { status, error } = await client.call(createOrder, { body });
  return [status, error?.code, (await client.call(getPaymentMethods)).reply.methods.length > 0];
}

const waiting = async () => (await app.features.openTasks()).map(({ name }) => name);
const sells = async () => (await app.client().call(getPricing)).reply.countries.map(({ country }) => country);

describe('a company', () => {
  test('charges VAT under its number for the buyer’s country', async () => {
    // Regression: a British invoice had the German number.
    expect((await pay('GB')).seller).toBe('GB000000000');
    expect((await pay('FR')).seller).toBe('DE000000000');
    expect(await pay('US')).toMatchObject({ stored: { country: 'US', vat_rate: 0 }, seller: 'DE000000000' });
  });

  test('sells nothing where it is not registered and has not stated why, and reports that', async () => {
    const member = await buildMember(app, { country: 'NO' });
    expect(await tryToBuy(member)).toEqual([200, undefined, true]);
    expect(await waiting()).not.toContain('tax_registrations');
    await changeCompany(app, { tax_registrations: [home, oss] });
    expect(await tryToBuy(member)).toEqual([409, 'sales_stopped', false]);
    expect(await waiting()).toContain('tax_registrations');
    expect(await sells()).not.toContain('NO');
    expect(await sells()).toContain('FI');
    await changeCompany(app, { tax_registrations: [] });
    expect(await tryToBuy(await buildMember(app, { country: 'DE' }))).toEqual([409, 'sales_stopped', false]);
    expect(await app.features.unmetRequirements()).toContainEqual({ name: 'tax_registrations', isVital: false });
  });

  test('without the OSS charges its own rate below 10,000 euros a year, is warned at 8,000, and sells nothing abroad above', async () => {
    await changeCompany(app, { tax_registrations: [home] });
    const { db } = app.platform.database;
    await db
      .updateTable('orders')
      .set({ created_at: new Date('2024-01-01') })
      .where('state', '=', 'completed')
      .execute();
    const small = await pay('FI');
    expect(small.stored).toEqual({ country: 'DE', profile_country: 'FI', vat_rate: 19 });
    expect(small.invoice).toMatchObject({ country: 'FI', content: { tax_country: 'DE' } });
    expect(await waiting()).not.toContain('oss_registration');
    const sold = (cents: number) =>
      db
        .updateTable('orders')
        .set({ amount: Math.round(cents * 1.19) })
        .where('id', '=', small.order.id)
        .execute();
    await sold(800_000);
    expect(await waiting()).toContain('oss_registration');
    expect(await tryToBuy(await buildMember(app, { country: 'FI' }))).toEqual([200, undefined, true]);
    await sold(1_000_001);
    expect(await tryToBuy(await buildMember(app, { country: 'FI' }))).toEqual([409, 'sales_stopped', false]);
    expect(await tryToBuy(await buildMember(app, { country: 'DE' }))).toEqual([200, undefined, true]);
    await changeCompany(app, { tax_registrations: [home, oss] });
    expect(await tryToBuy(await buildMember(app, { country: 'FI' }))).toEqual([200, undefined, true]);
    expect(await waiting()).not.toContain('oss_registration');
  });
});

describe('the country of a card', () => {
  test('is stored, and needs a person’s decision when it contradicts the buyer’s country', async () => {
    const { db } = app.platform.database;
    const [same, other] = [await pay('FI', 40, { country: 'FI' }), await pay('FI', 40, { country: 'DE' })];
    const kept = await db.selectFrom('order_payments').select('payment_country').where('order_id', '=', same.order.id).execute();
    expect(kept).toEqual([{ payment_country: 'FI' }]);
    const open = async () =>
      (await app.features.openTasks()).find(({ name }) => name === 'buyer_countries')?.items.map(({ subject }) => subject);
    expect(await open()).toEqual([`country-${other.order.id}`]);
    const { accounting } = app.features;
    expect(await accounting.accept(`country-${same.order.id}`)).toBe(false);
    expect(await accounting.accept(`country-${other.order.id}`)).toBe(true);
    expect(await open()).toBeUndefined();
  });

  test('is needed when the connection names no country: otherwise a person has to decide', async () => {
    // Regression: the profile alone proved where a buyer lives. Nothing is needed where no connection's country can be determined.
    const named = await createTestApp({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '127.0.0.1' });
    try {
      const { db } = named.platform.database;
      const sell = async (details: object) => {
        const order = await openOrder((await buildMember(named, { country: 'FI' })).client, 40);
        await sendWebhook(named, { reference: referenceOf(order), kind: 'paid', details });
        return order.id;
      };
      const open = async () =>
        (await named.features.openTasks()).find(({ name }) => name === 'buyer_countries')?.items.map(({ subject }) => subject) ?? [];
      const [byCard, byNothing, byConnection] = [await sell({ country: 'FI' }), await sell({}), await sell({})];
      await db.updateTable('orders').set({ guessed_country: 'FI' }).where('id', '=', byConnection).execute();
      expect(await open()).toEqual([`country-${byNothing}`]);
      expect(await named.features.accounting.accept(`country-${byCard}`)).toBe(false);
      expect(await named.features.accounting.accept(`country-${byNothing}`)).toBe(true);
      expect(await open()).toEqual([]);
    } finally {
      await named.close();
    }
  });
});
