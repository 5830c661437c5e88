import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOrder } from '#features/orders/contract/endpoints.ts';
import { getPackages, getPricing } from '#features/shop/contract/endpoints.ts';
import { getPublicChanges } from '#features/site/contract/endpoints.ts';
import { getLog } from '#features/staff/contract/log.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openOrder } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOfficePackages, previewPackages, putOfficePackages } from '../../contract/endpoints.ts';
import type { OfficePackage, OfficePrices } from '../../contract/schemas.ts';

let app: TestApp;
let manager: BuiltStaff;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
});
afterAll(() => app.close());

const read = async (staff = manager): Promise<OfficePrices> => (await staff.client.call(getOfficePackages)).reply;
const put = (body: object, staff = manager) => staff.client.call(putOfficePackages, { body: body as OfficePrices });
/** The packages with another price in euros for the one with so many credits. */
const priced = (packages: readonly OfficePackage[], credits: number, EUR: number): OfficePackage[] =>
  packages.map((one) => (one.credits === credits ? { ...one, prices: { ...one.prices, EUR } } : one));
const later = (seconds: number) => new Date(app.platform.clock.now().getTime() + seconds * 1000).toISOString();
const advance = (advance_seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds });

async function euros(): Promise<Record<number, number>> {
  const { client } = await buildMember(app, { country: 'DE' });
  const { packages } = (await client.call(getPackages)).reply;
  return Object.fromEntries(packages.map(({ credits, price }) => [credits, price.amount]));
}
const rowsOfLog = async () => {
  const owner = await buildStaff(app);
  return (await owner.client.call(getLog, { query: { what: 'packages' } })).reply.rows;
};

describe('the packages of a site', () => {
  test('have prices by currency, the countries in which they are sold, and no break of the rule', async () => {
    const prices = await read();
    expect(prices).toMatchObject({ version: 0, from: null, until_then: null, message_credits: 1, breaks: [], versions: [] });
    expect(prices.packages.map(({ credits, prices: one }) => [credits, one['EUR']])).toEqual([
      [40, 990],
      [100, 1990],
      [250, 3990],
    ]);
    const germany = prices.markets.find(({ country }) => country === 'DE');
    expect(germany).toMatchObject({ currency: 'EUR', vat_rate: 19 });
    expect(germany?.methods).toContain('paypal');
  });

  test('are read by the accountant, who cannot change them, and by nobody of another site', async () => {
    const accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    const other = await buildStaff(app, { roles: [{ role: 'owner', site: elsewhere }] });
    const support = await buildStaff(app, { roles: [{ role: 'support', site }] });
    const before = await read(accountant);
    expect((await put(before, accountant)).error?.code).toBe('right_missing');
    expect((await support.client.call(getOfficePackages)).error?.code).toBe('right_missing');
    expect((await other.client.call(getOfficePackages)).status).toBe(404);
    expect((await put(before, other)).status).toBe(404);
    // The packages of one site are none of another, whoever sends them.
    const owner = await buildStaff(app);
    const { status, error } = await owner.client.call(putOfficePackages, { query: { site: elsewhere }, body: before });
    expect([status, error]).toEqual([400, { code: 'package_invalid', params: { at: 0, field: 'id' } }]);
  });
});

describe('publishing prices', () => {
  test('changes nothing where the reply of GET is sent back as it is', async () => {
    const before = await read();
    const { status, reply } = await put(before);
    expect([status, reply]).toEqual([200, before]);
    expect(await rowsOfLog()).toEqual([]);
  });

  test('leaves an order as it was placed, and gives the next one the new price', async () => {
    const { client } = await buildMember(app, { country: 'DE' });
    const old = await openOrder(client);
    const before = await read();
    const preview = await manager.client.call(previewPackages, {
      body: { ...before, packages: priced(before.packages, 100, 2190) },
    });
    expect(preview.reply).toMatchObject({ from: null, breaks: [] });
    expect(preview.reply.open_orders).toBeGreaterThanOrEqual(1);
    expect(preview.reply.changes).toEqual([
      {
        package: 1,
        currency: 'EUR',
        countries: before.markets.filter(({ currency }) => currency === 'EUR').map(({ country }) => country),
        members: expect.any(Number) as number,
        before: { credits: 100, amount: 1990, per_message: 20 },
        after: { credits: 100, amount: 2190, per_message: 22 },
      },
    ]);
    expect(preview.reply.changes[0]?.members).toBeGreaterThanOrEqual(1);
    const { status, reply } = await put({ ...before, packages: priced(before.packages, 100, 2190) });
    expect([status, reply.version, reply.versions.length]).toEqual([200, before.version + 1, 1]);
    expect(await euros()).toEqual({ 40: 990, 100: 2190, 250: 3990 });
    const fresh = await openOrder(client);
    expect([old.total.amount, fresh.total.amount]).toEqual([1990, 2190]);
    expect((await client.call(getOrder, { query: { id: old.id } })).reply.order.total).toEqual({ amount: 1990, currency: 'EUR' });
    const [row, ...others] = await rowsOfLog();
    expect(row).toMatchObject({ what: 'packages', subject: '1', reason: 'now', look: false });
    expect(others).toEqual([]);
  });

  test('counts from its time on, to the second, and is replaced by what is published after it', async () => {
    const before = await read();
    const from = later(600);
    const planned = (await put({ ...before, from, packages: priced(before.packages, 40, 1090) })).reply;
    expect([planned.from, planned.packages[0]?.prices['EUR'], planned.until_then?.[0]?.prices['EUR']]).toEqual([from, 1090, 990]);
    // Sent back as it is, a plan stays as it is.
    expect((await put(planned)).reply.version).toBe(planned.version);
    expect((await euros())[40]).toBe(990);
    await advance(590);
    expect((await euros())[40]).toBe(990);
    await advance(11);
    expect((await euros())[40]).toBe(1090);
    const now = await read();
    expect([now.from, now.until_then]).toEqual([from, null]);
    // Nobody reads of prices before they count.
    const inHistory = async () =>
      (await app.client().call(getPublicChanges)).reply.changes
        .filter(({ country }) => country === 'DE')
        .map((change) => [change.old, change.new].map((value) => (typeof value === 'object' ? value?.amount : value)));
    const large = (await put({ ...now, from: later(60), packages: priced(now.packages, 250, 4490) })).reply;
    expect(await inHistory()).toEqual([]);
    await advance(61);
    await app.platform.jobs.runAllNow();
    expect(await inHistory()).toEqual([[16, 18]]);
    await put({ ...large, from: null, packages: priced(large.packages, 250, 3990) });
    expect(await inHistory()).toEqual([
      [18, 16],
      [16, 18],
    ]);
    await app.platform.jobs.runAllNow();
    expect(await inHistory()).toHaveLength(2);
    const latest = await read();
    const next = (await put({ ...latest, from: later(600), packages: priced(latest.packages, 40, 5000) })).reply;
    await put({ ...next, from: null, packages: priced(next.packages, 40, 1190) });
    await advance(601);
    expect((await euros())[40]).toBe(1190);
  });

  test('forgets a plan that another one replaces: until that begins, nothing changes', async () => {
    const before = await read();
    const of40 = async () => (await euros())[40];
    const sold = await of40();
    const recorded = async () =>
      (await app.platform.database.pool.query('SELECT version FROM price_versions WHERE told_at IS NOT NULL ORDER BY 1')).rows;
    const first = (await put({ ...before, from: later(60), packages: priced(before.packages, 40, 1290) })).reply;
    const second = (await put({ ...first, from: later(600), packages: priced(first.packages, 40, 1390) })).reply;
    await advance(61);
    await app.platform.jobs.runAllNow();
    expect([await of40(), (await read()).until_then?.[0]?.prices['EUR']]).toEqual([sold, sold]);
    const changes = (await app.client().call(getPublicChanges)).reply.changes.length;
    await advance(540);
    expect(await of40()).toBe(1390);
    await app.platform.jobs.runAllNow();
    expect((await app.client().call(getPublicChanges)).reply.changes.length).toBeGreaterThanOrEqual(changes);
    expect(await recorded()).toContainEqual({ version: second.version });
  });

  test('tells the later of two editors, with both versions, and knows a repeated call', async () => {
    const before = await read();
    const other = await buildStaff(app, { roles: [{ role: 'owner', site }] });
    const mine = { ...before, packages: priced(before.packages, 250, 4190) };
    expect((await put(mine)).status).toBe(200);
    const again = await put(mine);
    expect([again.status, again.reply.version]).toEqual([200, before.version + 1]);
    const late = await put({ ...before, packages: priced(before.packages, 250, 3790) }, other);
    expect([late.status, late.error?.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.error?.params).toMatchObject({ version: before.version + 1, yours: before.version });
    expect(JSON.parse(String(late.error?.params['theirs']))).toEqual(again.reply.packages);
    const at = await read();
    const both = await Promise.all([4290, 4390, 4490].map((price) => put({ ...at, packages: priced(at.packages, 250, price) })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await read()).version).toBe(at.version + 1);
  });

  test('adds a package, takes one off sale and changes the order', async () => {
    const before = await read();
    const large: OfficePackage = { id: null, kind: 'credits', credits: 500, days: 0, offered: true, prices: { EUR: 6990 } };
    const packages = [large, ...before.packages.map((one) => ({ ...one, offered: one.credits !== 40 }))];
    const body = { ...before, packages };
    const { reply } = await put(body);
    expect(Object.keys(await euros())).toEqual(['100', '250', '500']);
    expect(reply.packages[0]).toMatchObject({ ...large, id: expect.any(Number) as number });
    // Where it has no price it cannot be bought.
    expect(reply.breaks).toContainEqual({ rule: 'no_price', country: null, currency: 'SEK', package: 0 });
    const repeated = await put(body);
    expect([repeated.status, repeated.reply.version]).toEqual([200, reply.version]);
    expect((await app.client().call(getPricing)).reply.countries[0]?.from.amount).toBe(14);
    const dear = await put({ ...reply, packages: priced(reply.packages, 500, 99_000) });
    expect(dear.reply.breaks).toContainEqual({ rule: 'larger_costs_more', country: null, currency: 'EUR', package: 0 });
  });

  test('refuses what cannot be sold, and then publishes nothing', async () => {
    const before = await read();
    const [first, ...rest] = before.packages;
    if (first === undefined) throw new Error('there is no package');
    const refused = async (body: object) => {
      const { status, error } = await put({ ...before, ...body });
      return [status, error?.code, error?.params['field'] ?? null];
    };
    const withFirst = (changes: object) => refused({ packages: [{ ...first, ...changes }, ...rest] });
    expect(await refused({ packages: rest })).toEqual([400, 'package_invalid', 'packages']);
    expect(await refused({ packages: [first, first, ...rest] })).toEqual([400, 'package_invalid', 'id']);
    expect(await withFirst({ kind: 'premium' })).toEqual([400, 'package_invalid', 'kind']);
    expect(await withFirst({ credits: 0 })).toEqual([400, 'package_invalid', 'credits']);
    expect(await withFirst({ days: 30 })).toEqual([400, 'package_invalid', 'days']);
    expect(await withFirst({ prices: { XXY: 100 } })).toEqual([400, 'package_invalid', 'prices']);
    expect(await refused({ packages: before.packages.map((one) => ({ ...one, offered: false })) })).toEqual([400, 'nothing_sold', null]);
    expect(await refused({ from: later(400 * 86_400) })).toEqual([400, 'time_too_far', null]);
    for (const prices of [{ EUR: 0 }, { EUR: -1 }, { EUR: 9.9 }, { EUR: 1e12 }, { EUR: '990' }, { euro: 990 }, [], null, 'x'])
      expect([prices, (await withFirst({ prices }))[1]]).toEqual([prices, 'invalid_request']);
    for (const body of [
      { version: -1 },
      { version: '1' },
      { version: 1e12 },
      { from: 'tomorrow' },
      { from: 5 },
      { packages: null },
      { packages: Array.from({ length: 21 }, () => ({ ...first, id: null })) },
    ])
      expect([body, (await refused(body))[1]]).toEqual([body, 'invalid_request']);
    expect((await refused({ packages: [{ ...first, price: 1 }, ...rest] }))[1]).toBe('invalid_request');
    expect((await put([])).status).toBe(400);
    expect((await manager.client.raw('PUT', '/api/admin/packages.php', { ...before, words: 'x'.repeat(3_000_000) })).status).toBe(413);
    expect(await read()).toEqual(before);
  });
});
