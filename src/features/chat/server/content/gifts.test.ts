import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { activationOf } from '#tests/support/account/activation.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { chatsOf, write } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getChat, getGifts, sendGift } from '../../contract/endpoints.ts';
import { type Gift, gifts } from '../../contract/gifts.ts';

let app: TestApp;
let ben: BuiltMember;
let price: number;
beforeAll(async () => {
  app = await createTestApp();
  ben = await buildMember(app, { name: 'Ben' });
  price = (await ben.client.call(getGifts)).reply.gifts[0]?.cost.credits ?? 0;
});
afterAll(() => app.close());

const giver = (credits = 20) => buildMember(app, { credits });
const give = (from: BuiltMember, to: BuiltMember, gift: Gift = 'coffee', more: { text?: string; client_id?: string } = {}) =>
  from.client.call(sendGift, { body: { profile: to.id, client_id: randomUUID(), gift, ...more } });

describe('a gift', () => {
  test('is one of the offered gifts, at the price that the site has set', async () => {
    const anna = await giver(7);
    const { reply } = await anna.client.call(getGifts);
    expect(reply.gifts.map(({ gift }) => gift)).toEqual([...gifts]);
    expect(price).toBeGreaterThan(0);
    for (const { cost } of reply.gifts) expect(cost).toEqual({ credits: price });
    expect(reply.credits).toBe(7);
  });

  test('is in the conversation of both members, with or without text, and is charged once', async () => {
    const anna = await giver();
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => give(anna, ben, 'tulip', { text: ' Für dich ', client_id: id })));
    expect(new Set(responses.map(({ reply }) => reply.message.id)).size).toBe(1);
    expect(responses[0]?.reply).toMatchObject({ credits: 20 - price, message: { gift: 'tulip', text: 'Für dich' } });
    await give(anna, ben, 'coffee');
    for (const [one, other] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      const { reply } = await one.client.call(getChat, { query: { profile: other.id, peek: true } });
      expect(reply.messages.map(({ gift, text }) => [gift, text])).toEqual([
        ['tulip', 'Für dich'],
        ['coffee', ''],
      ]);
    }
    expect((await chatsOf(ben))[0]).toMatchObject({ num_unread_messages: 2, last_message: { gift: 'coffee' } });
  });

  test('that the balance does not cover is neither stored nor charged', async () => {
    const anna = await giver(price - 1);
    const { status, error } = await give(anna, ben);
    expect([status, error]).toEqual([402, { code: 'not_enough_credits', params: { credits: price - 1, cost: price } }]);
    expect(await chatsOf(anna)).toEqual([]);
  });

  test('may start a conversation only where a message may', async () => {
    const anna = await giver();
    for (let n = 0; n < 2; n++) await write(anna, await buildMember(app, {}));
    expect((await give(anna, ben)).error?.code).toBe('premium_required');
  });

  test('cannot be sent to a member who is not visible, with the same reply as for an unknown one', async () => {
    const [anna, cara] = [await giver(), await buildMember(app, {})];
    await cara.client.call(block, { body: { id: anna.id } });
    const blocked = await give(anna, cara);
    const unknown = await anna.client.call(sendGift, { body: { profile: 999_999, client_id: randomUUID(), gift: 'cake' } });
    expect([blocked.status, blocked.error]).toEqual([404, unknown.error]);
    expect((await give(anna, anna)).status).toBe(404);
  });

  test('waits for the activation and is free', async () => {
    const neu = await buildMember(app, { status: 'not_confirmed', credits: 5 });
    expect((await neu.client.call(getGifts)).reply.gifts[0]?.cost).toEqual({ credits: 0 });
    const cara = await buildMember(app, {});
    expect((await give(neu, cara, 'star')).reply).toMatchObject({ credits: 5, message: { gift: 'star' } });
    expect(await chatsOf(cara)).toEqual([]);
    await (
      await activationOf(app, neu)
    )();
    expect((await chatsOf(cara))[0]?.last_message).toMatchObject({ gift: 'star', text: '' });
  });

  test.each([
    ['unknown', { gift: 'diamond' }],
    ['missing', {}],
    ['with a text that is none', { gift: 'cake', text: 7 }],
    ['to two at once', { gift: 'cake', conversation: 1 }],
  ])('is refused when it is %s', async (_what, body) => {
    const anna = await giver();
    const response = await anna.client.raw('POST', '/api/gift.php', { profile: ben.id, client_id: randomUUID(), ...body });
    expect(response.status).toBe(400);
  });

  test('with too long a text is refused without a charge', async () => {
    const anna = await giver();
    expect((await give(anna, ben, 'book', { text: 'a'.repeat(1001) })).error?.code).toBe('message_too_long');
    expect(await chatsOf(anna)).toEqual([]);
  });
});
