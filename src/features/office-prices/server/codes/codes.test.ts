import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDiscountCode } from '#features/discounts/contract/endpoints.ts';
import { getLog } from '#features/staff/contract/log.ts';
import { buildMember } from '#tests/support/builders.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { decide } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCodeWeeks, getOfficeCodes, putOfficeCode } from '../../contract/code-endpoints.ts';
import type { CodeBody, OfficeCode } from '../../contract/code-schemas.ts';

let app: TestApp;
let manager: BuiltStaff;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
});
afterAll(() => app.close());

const plain: CodeBody = {
  code: 'HERBST15',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 15,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
  version: 0,
};
const put = (body: object, staff = manager) => staff.client.call(putOfficeCode, { body: body as CodeBody });
const list = async (query: { over?: boolean; personal?: boolean; after?: number } = {}) =>
  (await manager.client.call(getOfficeCodes, { query })).reply;
const found = async (code: string, query = {}): Promise<OfficeCode | undefined> =>
  (await list(query)).codes.find((one) => one.code === code);
const member = () => buildMember(app, { country: 'DE', signup_date: new Date(app.platform.clock.now().getTime() - 100_000_000) });

describe('a discount code', () => {
  test('is made with every field, used, refused with the reasons counted, and ended', async () => {
    const expires = '2099-01-01T00:00:00.000Z';
    const fields = { country: 'DE', currency: 'EUR', minimum_order_value: 1500, expires, paymentmethods: ['card', 'paypal'] };
    const made = await put({ ...plain, ...fields, code: ' herbst15 ' });
    expect([made.status, made.reply.code]).toMatchObject([
      200,
      { ...plain, ...fields, code: 'HERBST15', version: 1, expired: false, used: 0 },
    ]);

    const buyer = await member();
    const { reply } = await orderWith(buyer.client, 'HERBST15');
    expect(reply.order.total.amount).toBe(1691);
    expect(await found('HERBST15')).toMatchObject({ used: 0, reserved: 1, paid: {} });
    await decide(app, reply.order, 'paid');
    await expect.poll(async () => (await found('HERBST15'))?.paid).toEqual({ EUR: 1691 });
    expect((await buyer.client.call(getDiscountCode, { query: { code: 'HERBST15' } })).error?.code).toBe('discount_used');
    expect((await orderWith((await member()).client, 'HERBST15', 40)).error?.code).toBe('discount_minimum');
    expect((await orderWith(buyer.client, 'HERBST15')).error?.code).toBe('discount_used');
    const used = await found('HERBST15');
    expect(used).toMatchObject({ used: 1, reserved: 0 });
    expect(used?.refusals.map(({ reason, count }) => [reason, count])).toEqual([
      ['discount_used', 2],
      ['discount_minimum', 1],
    ]);

    // What was ordered with it keeps its discount.
    const late = await orderWith((await member()).client, 'HERBST15');
    const ended = await put({ ...used, status: 'inactive' });
    expect([ended.status, ended.reply.code.version]).toEqual([200, 2]);
    expect((await orderWith((await member()).client, 'HERBST15')).error?.code).toBe('discount_inactive');
    await decide(app, late.reply.order, 'paid');
    await expect.poll(async () => (await found('HERBST15', { over: true }))?.used).toBe(2);
    expect(await found('HERBST15')).toBeUndefined();
    const owner = await buildStaff(app);
    const { rows } = (await owner.client.call(getLog, { query: { what: 'codes' } })).reply;
    expect(rows.map(({ subject, reason }) => [subject, reason])).toEqual([
      ['HERBST15', 'ended'],
      ['HERBST15', 'made'],
    ]);
  });

  test('that nobody has is not counted, and the welcome discount can only be read', async () => {
    const { client } = await member();
    expect((await client.call(getDiscountCode, { query: { code: 'LIEBE50' } })).status).toBe(404);
    expect((await client.call(getDiscountCode, { query: { code: 'TIMEBONUS25' } })).error?.code).toBe('discount_ended');
    // Asking whether it is active is no attempt to use it.
    await client.raw('GET', '/api/discountcode.php?welcome=true');
    const { rows } = await app.platform.database.pool.query("SELECT code FROM discount_refusals WHERE code = 'LIEBE50'");
    expect(rows).toEqual([]);
    const { welcome } = await list();
    expect(welcome).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25, hours: 4 });
    expect(welcome.refusals).toMatchObject([{ reason: 'discount_ended', count: 1 }]);
    expect((await put({ ...plain, code: 'timebonus25' })).error?.code).toBe('code_reserved');
  });

  test('tells the later of two editors, and knows a repeated call', async () => {
    const made = await put({ ...plain, code: 'ZWEI' });
    expect((await put({ ...plain, code: 'ZWEI' })).reply).toEqual(made.reply);
    const first = await put({ ...made.reply.code, value_percentage: 20 });
    expect((await put({ ...made.reply.code, value_percentage: 20 })).reply).toEqual(first.reply);
    const late = await put({ ...made.reply.code, value_percentage: 30 });
    expect([late.status, late.error?.code, late.error?.params['version'], late.error?.params['yours']]).toEqual([
      409,
      'changed_meanwhile',
      2,
      1,
    ]);
    expect(JSON.parse(String(late.error?.params['theirs']))).toMatchObject({ code: 'ZWEI', value_percentage: 20 });
    const both = await Promise.all([11, 12, 13].map((value_percentage) => put({ ...plain, code: 'ZUGLEICH', value_percentage })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('of one member is listed apart, and pages go on', async () => {
    const jo = await member();
    expect((await put({ ...plain, code: 'NUR-JO', user_id: jo.id })).status).toBe(200);
    expect([await found('NUR-JO'), (await found('NUR-JO', { personal: true }))?.user_id]).toEqual([undefined, jo.id]);
    for (let made = 0; made < 51; made += 1) await buildCode(app, { expires: new Date(0) });
    const first = await list({ over: true });
    expect([first.codes.length, first.next]).toEqual([50, first.codes.at(-1)?.id]);
    const rest = await list({ over: true, after: first.next ?? 0 });
    expect(rest.codes.length).toBeGreaterThan(0);
    expect(rest.codes.some(({ id }) => first.codes.some((one) => one.id === id))).toBe(false);
  });

  test('is changed by whoever has the right, on the own site alone', async () => {
    const accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
    const support = await buildStaff(app, { roles: [{ role: 'support', site }] });
    expect((await accountant.client.call(getOfficeCodes)).status).toBe(200);
    expect((await put({ ...plain, code: 'NEIN' }, accountant)).error?.code).toBe('right_missing');
    expect((await support.client.call(getOfficeCodes)).error?.code).toBe('right_missing');
    const elsewhere = await buildCode(app, { host: 'de.localhost' });
    expect(await found(elsewhere)).toBeUndefined();
    // The same text is another code here.
    expect((await put({ ...plain, code: elsewhere, version: 1 })).error).toMatchObject({ code: 'code_invalid' });
    const stranger = await buildMember(app, { host: 'de.localhost' });
    expect((await put({ ...plain, code: 'FREMD', user_id: stranger.id })).error?.params).toEqual({ field: 'user_id' });
  });

  test('has a begin, limits and a note, which an older page that does not know them leaves alone', async () => {
    const fields = { starts: '2098-01-01T00:00:00.000Z', max_uses: 1000, member_limit: 3, note: 'Plakate in Leipzig' };
    const { status, reply } = await put({ ...plain, code: 'ADVENT10', validity: 'unlimited', ...fields });
    expect([status, reply.code]).toMatchObject([200, { ...fields, waits: true, version: 1 }]);
    expect((await orderWith((await member()).client, 'ADVENT10')).error?.code).toBe('discount_not_begun');
    const changed = await put({ ...plain, code: 'ADVENT10', validity: 'unlimited', value_percentage: 12, version: 1 });
    expect(changed.reply.code).toMatchObject({ ...fields, value_percentage: 12 });
    const cleared = await put({ ...plain, code: 'ADVENT10', starts: null, max_uses: null, member_limit: null, note: '  ', version: 2 });
    expect(cleared.reply.code).toMatchObject({ starts: null, max_uses: null, member_limit: null, note: null, waits: false });
    expect((await orderWith((await member()).client, 'ADVENT10')).status).toBe(200);
    const { weeks } = (await manager.client.call(getCodeWeeks, { query: { code: 'advent10' } })).reply;
    expect(weeks).toHaveLength(9);
    expect(weeks.filter(({ running }) => running)).toEqual([weeks.at(-1)]);
    expect(weeks.at(-1)).toMatchObject({ orders: 1 });
  });

  test('with a wrong field is refused, and not made', async () => {
    const fieldOf = async (changes: object) => (await put({ ...plain, code: 'FALSCH', ...changes })).error?.params['field'];
    expect(await fieldOf({ code: 'ab' })).toBe('code');
    expect(await fieldOf({ code: "' OR 1=1 --" })).toBe('code');
    expect(await fieldOf({ value_percentage: 12.55 })).toBe('value_percentage');
    expect(await fieldOf({ country: 'ZZ' })).toBe('country');
    expect(await fieldOf({ currency: 'XXY' })).toBe('currency');
    expect(await fieldOf({ minimum_order_value: 100 })).toBe('minimum_order_value');
    expect(await fieldOf({ paymentmethods: ['card', 'card'] })).toBe('paymentmethods');
    expect(await fieldOf({ user_id: 999_999_999 })).toBe('user_id');
    expect(await fieldOf({ starts: '2099-01-01T00:00:00Z', expires: '2098-01-01T00:00:00Z' })).toBe('starts');
    expect(await fieldOf({ member_limit: 2 })).toBe('member_limit');
    for (const changes of [
      { code: '' },
      { code: 'A'.repeat(61) },
      { value_percentage: 0 },
      { value_percentage: 100 },
      { value_percentage: -5 },
      { value_percentage: '15' },
      { country: 'de' },
      { expires: 'soon' },
      { minimum_order_value: 1e12, currency: 'EUR' },
      { paymentmethods: [] },
      { paymentmethods: ['cash'] },
      { status: 'gone' },
      { validity: null },
      { user_id: 0 },
      { version: -1 },
      { max_uses: 0 },
      { max_uses: 1.5 },
      { member_limit: 1, validity: 'unlimited' },
      { starts: 'soon' },
      { note: 'x'.repeat(201) },
    ])
      expect([changes, (await put({ ...plain, code: 'FALSCH', ...changes })).error?.code]).toEqual([changes, 'invalid_request']);
    expect(await found('FALSCH')).toBeUndefined();
  });
});
