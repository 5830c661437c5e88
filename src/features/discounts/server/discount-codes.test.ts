import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { decide } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDiscountCode, getOwnCodes } from '../contract/endpoints.ts';

let app: TestApp;
let member: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  member = await buildMember(app);
});
afterAll(() => app.close());

const ask = (code: string, { client } = member) => client.call(getDiscountCode, { query: { code } });
const askWelcome = ({ client }: BuiltMember) => client.raw('GET', '/api/discountcode.php?welcome=true');
const inPast = (seconds: number) => new Date(app.platform.clock.now().getTime() - seconds * 1000);

describe('the welcome code', () => {
  test('exists for a new member, with the fields and values of the specification', async () => {
    const signup_date = inPast(60);
    const jo = await buildMember(app, { signup_date });
    const { status, reply } = await askWelcome(jo);
    expect([status, reply]).toEqual([
      200,
      {
        code: 'TIMEBONUS25',
        country: null,
        user_id: jo.id,
        expires: new Date(signup_date.getTime() + 14_400_000).toISOString(),
        value_percentage: 25,
        currency: null,
        minimum_order_value: null,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
        paymentmethods: null,
      },
    ]);
    expect((await ask('TIMEBONUS25', jo)).reply).toEqual(reply);
  });

  test('has the same end on every request, from any place', async () => {
    const signup_date = inPast(3600);
    const jo = await buildMember(app, { signup_date });
    const responses = await Promise.all(Array.from({ length: 20 }, () => askWelcome(jo)));
    expect(new Set(responses.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 30 });
    expect((await askWelcome(jo)).reply).toMatchObject({ expires: new Date(signup_date.getTime() + 14_400_000).toISOString() });
  });

  test('is over exactly four hours after the signup', async () => {
    expect((await askWelcome(await buildMember(app, { signup_date: inPast(14_390) }))).status).toBe(200);
    const late = await buildMember(app, { signup_date: inPast(14_400) });
    const { status, reply } = await askWelcome(late);
    expect([status, reply]).toEqual([204, null]);
    const refused = await ask('TIMEBONUS25', late);
    expect([refused.status, refused.error]).toMatchObject([410, { code: 'discount_ended', params: { code: 'TIMEBONUS25' } }]);
  });

  test('does not exist for a member who has paid', async () => {
    const premium = await buildMember(app, { paid_user: true });
    expect((await askWelcome(premium)).status).toBe(204);
    expect((await ask('TIMEBONUS25', premium)).error?.code).toBe('discount_first_order');
  });
});

describe('a code', () => {
  test('is found in any case and with spaces, and has its restrictions', async () => {
    const expires = new Date('2099-01-01T00:00:00Z');
    const code = await buildCode(app, { country: 'AT', currency: 'EUR', minimum: 2500, expires, percentage: 12.5, methods: ['card'] });
    const { status, reply } = await ask(`\u200B ${code.toLowerCase().slice(0, 3)}\u00AD${code.slice(3)}\u00A0`);
    expect([status, reply]).toEqual([
      200,
      {
        code,
        country: 'AT',
        user_id: null,
        expires: expires.toISOString(),
        value_percentage: 12.5,
        currency: 'EUR',
        minimum_order_value: 2500,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
        paymentmethods: ['card'],
      },
    ]);
  });

  test('is reported as expired or switched off', async () => {
    expect((await ask(await buildCode(app, { expires: app.platform.clock.now() }))).reply).toMatchObject({ expired: true });
    expect((await ask(await buildCode(app, { status: 'inactive' }))).reply).toMatchObject({ status: 'inactive', expired: false });
  });

  test('that does not exist, or belongs to another site, is not found', async () => {
    const elsewhere = await buildCode(app, { host: 'de.localhost' });
    for (const code of ['LIEBE50', elsewhere, "' OR 1=1 --", '💘']) {
      const { status, error } = await ask(code);
      expect([status, error?.code]).toEqual([404, 'discount_not_found']);
    }
    expect((await member.client.raw('GET', '/api/discountcode.php')).status).toBe(404);
  });

  test('of another member only says so', async () => {
    const owner = await buildMember(app);
    const code = await buildCode(app, { user: owner.id });
    const { status, error } = await ask(code);
    expect([status, error]).toEqual([400, { code: 'discount_owner', params: { code } }]);
    expect((await ask(code, owner)).reply?.user_id).toBe(owner.id);
  });

  test('is reserved by an open order, used by a paid one, and then no longer in the list', async () => {
    const jo = await buildMember(app, { signup_date: inPast(20_000) });
    const code = await buildCode(app, { user: jo.id });
    const codesOf = async () => (await jo.client.call(getOwnCodes)).reply.codes.map((own) => [own.discount.code, own.order]);
    expect(await codesOf()).toEqual([[code, null]]);
    const { reply } = await orderWith(jo.client, code);
    expect(await codesOf()).toEqual([[code, reply.order.id]]);
    const reserved = await ask(code, jo);
    expect([reserved.status, reserved.error]).toEqual([409, { code: 'discount_reserved', params: { code, order: reply.order.id } }]);
    await decide(app, reply.order, 'paid');
    await expect.poll(codesOf).toEqual([]);
    const used = await ask(code, jo);
    expect([used.status, used.error]).toEqual([409, { code: 'discount_used', params: { code } }]);
  });

  test('is refused when the query has a wrong type', async () => {
    for (const query of [`code=${'A'.repeat(61)}`, 'code=', 'welcome=perhaps'])
      expect((await member.client.raw('GET', `/api/discountcode.php?${query}`)).status).toBe(400);
  });
});

describe('the list of own codes', () => {
  test('has the welcome code and the member’s own valid codes, but none of other members', async () => {
    const jo = await buildMember(app);
    const good = await buildCode(app, { user: jo.id, minimum: 2500, currency: 'EUR' });
    await buildCode(app, { user: jo.id, status: 'inactive' });
    await buildCode(app, { user: jo.id, expires: inPast(1) });
    await buildCode(app, { user: member.id });
    await buildCode(app);
    const { reply } = await jo.client.call(getOwnCodes);
    expect(reply.codes.map(({ discount }) => discount.code)).toEqual(['TIMEBONUS25', good]);
  });

  test('and the codes are for members only', async () => {
    const visitor = app.client();
    for (const response of [await visitor.call(getOwnCodes), await visitor.call(getDiscountCode, { query: { welcome: true } })])
      expect([response.status, response.error?.code]).toEqual([403, 'authentication_required']);
  });
});
