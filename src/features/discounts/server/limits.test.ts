import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { decide, packageOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { getDiscountCode, getOwnCodes } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const members = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(app)));
const countsOf = (code: string) =>
  app.platform.database.db
    .selectFrom('discount_use_counts')
    .select(['currency', 'reserved', 'used', 'paid'])
    .where('code', '=', code)
    .execute();
const inHours = (hours: number) => new Date(app.platform.clock.now().getTime() + hours * 3_600_000);

test('of many orders at once only as many get a code as it is for', async () => {
  const code = await buildCode(app, { most: 3 });
  const people = await members(8);
  const placed = await Promise.all(people.map(({ client }) => orderWith(client, code)));
  const codes = placed.map(({ status, error }) => error?.code ?? status);
  expect(codes.filter((one) => one === 200)).toHaveLength(3);
  expect(codes.filter((one) => one === 'discount_exhausted')).toHaveLength(5);
  expect(await countsOf(code)).toEqual([{ currency: 'EUR', reserved: 3, used: 0, paid: 0 }]);
  const [free] = people.filter((_, n) => placed[n]?.status !== 200);
  const asked = await free?.client.call(getDiscountCode, { query: { code } });
  expect([asked?.status, asked?.error?.code]).toEqual([410, 'discount_exhausted']);

  // One that fails makes room for one, one that is paid does not.
  const [first, second] = placed.filter(({ status }) => status === 200);
  if (!first || !second) throw new Error('no order was placed');
  await decide(app, first.reply.order, 'declined');
  await decide(app, second.reply.order, 'paid');
  await expect.poll(() => countsOf(code)).toEqual([{ currency: 'EUR', reserved: 1, used: 1, paid: 1791 }]);
  const again = await Promise.all((await members(3)).map(({ client }) => orderWith(client, code)));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(['once-per-user', 'unlimited'] as const)(
  'who has the last use of a code, %s, in an open order is told which one, and gets the code again without it',
  async (validity) => {
    const code = await buildCode(app, { most: 1, validity });
    const [anna, ben] = await members(2);
    if (!anna || !ben) throw new Error('there is nobody');
    const placed = await orderWith(anna.client, code);
    const reserved = { code: 'discount_reserved', params: { code, order: placed.reply.order.id } };
    expect((await anna.client.call(getDiscountCode, { query: { code } })).error).toEqual(reserved);
    expect((await orderWith(anna.client, code)).error).toEqual(reserved);
    expect((await orderWith(ben.client, code)).error?.code).toBe('discount_exhausted');
    const refused = app.platform.database.db.selectFrom('discount_refusals').select(['reason', 'count']).where('code', '=', code);
    expect(await refused.where('reason', '=', 'discount_exhausted').execute()).toEqual([{ reason: 'discount_exhausted', count: 1 }]);
    await decide(app, placed.reply.order, 'declined');
    await expect.poll(async () => (await orderWith(anna.client, code)).status).toBe(200);
  },
);

test('one order sent twice at once with the last use of a code is one order', async () => {
  const code = await buildCode(app, { most: 1 });
  const [anna] = await members(1);
  if (!anna) throw new Error('there is nobody');
  const packageId = await packageOf(anna.client, 100);
  const body = { package: packageId, method: 'paypal', client_id: randomUUID(), code, start_consent: startConsentVersion } as const;
  const sent = await Promise.all([1, 2, 3, 4].map(() => anna.client.call(createOrder, { body })));
  expect(sent.map(({ status, error }) => error?.code ?? status)).toEqual([200, 200, 200, 200]);
  expect(new Set(sent.map(({ reply }) => reply.order.id)).size).toBe(1);
});

test('a member gets a code as often as it is for, in orders at once and one after another', async () => {
  const code = await buildCode(app, { validity: 'unlimited', each: 2 });
  const [anna, ben] = await members(2);
  if (!anna || !ben) throw new Error('there is nobody');
  const placed = await Promise.all([1, 2, 3, 4].map(() => orderWith(anna.client, code)));
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = placed.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error]).toEqual([409, { code: 'discount_member_limit', params: { code, limit: 2 } }]);
  expect((await orderWith(ben.client, code)).status).toBe(200);
});

test('a code counts from its begin on, and before it nobody sees it', async () => {
  const [anna] = await members(1);
  if (!anna) throw new Error('there is nobody');
  const starts = inHours(1);
  const code = await buildCode(app, { starts, user: anna.id });
  expect((await orderWith(anna.client, code)).error).toEqual({ code: 'discount_not_begun', params: { code, at: starts.toISOString() } });
  expect((await anna.client.call(getDiscountCode, { query: { code } })).status).toBe(409);
  const listed = async () => (await anna.client.call(getOwnCodes)).reply.codes.map(({ discount }) => discount.code);
  expect(await listed()).not.toContain(code);
  await app.client().raw('POST', '/dev/clock', { advance_seconds: 3600 });
  expect(await listed()).toContain(code);
  expect((await orderWith(anna.client, code)).status).toBe(200);
});

test('what an account leaves behind stays counted', async () => {
  const code = await buildCode(app, { most: 1 });
  const [anna, ben] = await members(2);
  if (!anna || !ben) throw new Error('there is nobody');
  expect((await orderWith(anna.client, code)).status).toBe(200);
  await app.platform.database.db.deleteFrom('discount_uses').where('user_id', '=', anna.id).execute();
  expect((await orderWith(ben.client, code)).error?.code).toBe('discount_exhausted');
});
