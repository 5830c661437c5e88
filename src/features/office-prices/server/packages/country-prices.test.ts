import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openOrder } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOfficePackages, previewPackages, putOfficePackages } from '../../contract/endpoints.ts';
import type { OfficePackage, OfficePrices } from '../../contract/schemas.ts';

let app: TestApp;
let manager: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  const site = (await app.features.sites.byHost('localhost')).id;
  manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
});
afterAll(() => app.close());

const read = async (): Promise<OfficePrices> => (await manager.client.call(getOfficePackages)).reply;
const put = (body: object) => manager.client.call(putOfficePackages, { body: body as OfficePrices });

describe('a price of its own in a country', () => {
  const own = (
    packages: readonly OfficePackage[],
    credits: number,
    prices: NonNullable<OfficePackage['country_prices']>,
  ): OfficePackage[] => packages.map((one) => (one.credits === credits ? { ...one, country_prices: prices } : one));
  const costIn = async (country: string): Promise<number | undefined> => {
    const { client } = await buildMember(app, { country });
    const { packages } = (await client.call(getPackages)).reply;
    return packages.find(({ credits }) => credits === 100)?.price.amount;
  };

  test('counts there alone, in lists, orders and the public page, and ends with the next version without it', async () => {
    const before = await read();
    const body = { ...before, packages: own(before.packages, 100, { AT: { currency: 'EUR', amount: 2190 } }) };
    const preview = (await manager.client.call(previewPackages, { body })).reply;
    expect(preview.changes).toMatchObject([
      { package: 1, currency: 'EUR', countries: ['AT'], before: { amount: 1990 }, after: { amount: 2190 } },
    ]);
    const { status, reply } = await put(body);
    expect([status, reply.packages[1]?.country_prices]).toEqual([200, { AT: { currency: 'EUR', amount: 2190 } }]);
    expect([await costIn('AT'), await costIn('DE'), await costIn('FR')]).toEqual([2190, 1990, 1990]);
    const { client } = await buildMember(app, { country: 'AT' });
    expect((await openOrder(client)).total.amount).toBe(2190);

    // An older page sends the packages without the field.
    const older = reply.packages.map(({ id, kind, credits, days, offered, prices }) => ({ id, kind, credits, days, offered, prices }));
    expect((await put({ ...reply, packages: older })).reply.packages).toEqual(reply.packages);
    // Dearer than the smaller package, in Austria alone.
    const dear = await manager.client.call(previewPackages, {
      body: { ...reply, packages: own(reply.packages, 100, { AT: { currency: 'EUR', amount: 9900 } }) },
    });
    expect(dear.reply.breaks).toEqual([{ rule: 'larger_costs_more', currency: 'EUR', country: 'AT', package: 1 }]);
    // In a currency that Austria does not have it does not count.
    const foreign = await put({ ...reply, packages: own(reply.packages, 100, { AT: { currency: 'CHF', amount: 5 } }) });
    expect([foreign.status, await costIn('AT')]).toEqual([200, 1990]);
    const ended = await put({ ...foreign.reply, packages: own(foreign.reply.packages, 100, {}) });
    expect([ended.status, await costIn('AT')]).toEqual([200, 1990]);
  });

  test('is refused where its country, currency or sum is none', async () => {
    const before = await read();
    const sent = async (prices: unknown) =>
      (await put({ ...before, packages: before.packages.map((one) => ({ ...one, country_prices: prices })) })).error;
    for (const prices of [{ ZZ: { currency: 'EUR', amount: 100 } }, { AT: { currency: 'XXY', amount: 100 } }])
      expect(await sent(prices)).toEqual({ code: 'package_invalid', params: { at: 0, field: 'country_prices' } });
    for (const prices of [
      { AT: 100 },
      { AT: { currency: 'EUR', amount: 0 } },
      { AT: { currency: 'EUR' } },
      { at: { currency: 'EUR', amount: 1 } },
      7,
    ])
      expect((await sent(prices))?.code).toBe('invalid_request');
    expect((await read()).version).toBe(before.version);
  });
});
