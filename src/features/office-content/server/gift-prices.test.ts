import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { type Gift, gifts } from '#features/chat/contract/gifts.ts';
import { getSite, publishSite, putSite } from '#features/office-sites/contract/endpoints.ts';
import { getPublicChanges, getSettings } from '#features/site/contract/endpoints.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { publishContent, putContent } from '../contract/endpoints.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  staff = (await buildStaff(app)).client;
});
afterAll(() => app.close());

const put = (body: BodyOf<typeof putContent>) => staff.call(putContent, { query: {}, body });
const publish = (key: Gift) => staff.call(publishContent, { query: {}, body: { kind: 'gift', key, language: null } });
async function live(key: Gift, offered: boolean, price?: number) {
  expect((await put({ kind: 'gift', key, offered, ...(price !== undefined && { price }) })).status).toBe(200);
  expect((await publish(key)).status).toBe(200);
}

test('there are gifts from the price of the cheapest on offer, in the settings and in the public history', async () => {
  const visitor = app.client();
  const least = async () => (await visitor.call(getSettings)).reply.least_gift_credits;
  const recorded = async () =>
    (await visitor.call(getPublicChanges, { query: {} })).reply.changes.filter(({ what }) => what === 'gift_credits').toReversed();
  const before = (await recorded()).length;
  const recordedNow = async () => (await recorded()).slice(before).map(({ old, new: next }) => [old, next]);
  expect(await least()).toBe(5);
  await live('book', true, 2);
  await eventually(async () => expect(await least()).toBe(2));
  // Neither a dearer gift nor the price of those without one of their own changes what the cheapest costs.
  await live('umbrella', true, 8);
  const setting = async (gift_credits: number) => {
    const { version } = (await staff.call(getSite)).reply;
    const drafted = await staff.call(putSite, { body: { version, settings: { gift_credits } } });
    expect((await staff.call(publishSite, { body: { version: drafted.reply.version } })).status).toBe(200);
    await eventually(async () => expect((await visitor.call(getSettings)).reply.gift_credits).toBe(gift_credits));
  };
  await setting(6);
  expect([await least(), await recordedNow()]).toEqual([2, [[5, 2]]]);
  await live('book', false, 2);
  await eventually(async () => expect(await least()).toBe(6));
  await setting(5);
  expect(await recordedNow()).toEqual([
    [5, 2],
    [2, 6],
    [6, 5],
  ]);

  const others = gifts.filter((gift) => gift !== 'book');
  for (const key of others) await live(key, false);
  await eventually(async () => expect(await least()).toBeNull());
  expect((await recordedNow()).at(-1)?.[1]).toBeNull();
  // Published at the same time, only the first one begins the offer.
  for (const key of others) await put({ kind: 'gift', key, offered: true });
  const statuses = (await Promise.all(others.map((key) => publish(key)))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(async () => expect(await least()).toBe(5));
  expect((await recordedNow()).slice(-2)).toEqual([
    [expect.any(Number), null],
    [null, 5],
  ]);
});
